import { expect, it } from 'vitest';
import { countPlaywright } from './run-playwright.ts';

const stats = { expected: 4, unexpected: 1, flaky: 0, skipped: 2 };

it('counts the tests', () => {
  expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 4, failed: 1, skipped: 2 });
});

it('counts errors outside of tests and flaky tests as failures', () => {
  const report = {
    stats: { ...stats, flaky: 1 },
    errors: [{ message: 'Callboard did not start' }],
  };
  expect(countPlaywright(report).failed).toBe(3);
});
