import { expect, it } from 'vitest';
import { listDecisions } from './list-decisions.ts';

const decisions = listDecisions();

it('numbers decisions without a gap', () => {
  const numbers = decisions.map(({ number }) => number);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

it.each(decisions)('$file says when it was accepted and what it supersedes', (decision) => {
  expect(decision.title).toMatch(/^# \S/);
  expect(decision.blank).toBe('');
  expect(decision.status).toMatch(/^(Accepted \d{4}-\d\d-\d\d\.|Not used\.)/);
});
