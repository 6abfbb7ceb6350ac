import { expect, it } from 'vitest';
import { isAlumnus } from './is-alumnus.ts';

it.each([
  [2030, true],
  [2031, false],
  [2032, false],
  [null, false],
])('whoever graduates in %j is an alumnus in 2031: %j', (graduationYear, expected) => {
  expect(isAlumnus(graduationYear, new Date(2031, 5, 1))).toBe(expected);
});
