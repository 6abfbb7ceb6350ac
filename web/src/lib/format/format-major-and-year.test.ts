import { expect, it } from 'vitest';
import { formatMajorAndYear } from './format-major-and-year.ts';

it.each([
  [{ major: 'Drama', graduationYear: 2027 }, 'Drama · 2027'],
  [{ major: 'Drama', graduationYear: null }, 'Drama'],
  [{ major: null, graduationYear: 2027 }, 'Arts student'],
  [{ major: null, graduationYear: null }, 'Arts student'],
])('says what somebody studies: %j', (member, line) => {
  expect(formatMajorAndYear(member)).toBe(line);
});
