import { expect, it } from 'vitest';
import { formatResultCount } from './format-result-count.ts';

it.each([
  [0, false, '0 students'],
  [1, false, '1 student'],
  [999, false, '999 students'],
  [1_000, false, '1,000 students'],
  [1_000, true, '1,000+ students'],
])('%i found, and more: %s, is said as %s', (count, isMore, label) => {
  expect(formatResultCount({ count, isMore })).toBe(label);
});
