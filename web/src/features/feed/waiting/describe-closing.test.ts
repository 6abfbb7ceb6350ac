import { expect, it } from 'vitest';
import { describeClosing } from './describe-closing.ts';

/** Tuesday, March 3, 4 PM in New York. */
const now = Date.parse('2026-03-03T21:00:00Z');

it.each([
  ['2026-03-03T23:00:00Z', 'Closes today'],
  ['2026-03-04T05:00:00Z', 'Closes today'],
  ['2026-03-04T05:00:01Z', 'Closes tomorrow'],
  ['2026-03-05T05:00:00Z', 'Closes tomorrow'],
  ['2026-03-07T05:00:00Z', 'Closes Friday'],
  ['2026-03-10T03:59:59Z', 'Closes Monday'],
])('says of a job that expires at %s: %s', (expiresAt, words) => {
  expect(describeClosing(expiresAt, now)).toBe(words);
});
