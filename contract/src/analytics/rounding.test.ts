import { expect, it } from 'vitest';
import { isFewerThanTen, roundCount } from './rounding.ts';

it.each([
  [-1, 0],
  [0, 0],
  [1, 5],
  [9, 5],
  [10, 10],
  [19, 10],
  [20, 20],
  [1_234, 1_230],
])('an analyst reads of %i people %i', (count, read) => {
  expect(roundCount(count)).toBe(read);
});

it('one number stands for fewer than ten', () => {
  expect([1, 9, 10, 0].map((count) => isFewerThanTen(roundCount(count)))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});
