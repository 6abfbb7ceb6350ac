import { expect, it } from 'vitest';
import { formatRelativeTime } from './format-relative-time.ts';

const now = Date.parse('2026-03-20T12:00:00Z');

it.each([
  ['2026-03-20T11:59:30.123456+00:00', 'just now'],
  ['2026-03-20T12:00:20Z', 'just now'],
  ['2026-03-20T11:55:00Z', '5 minutes ago'],
  ['2026-03-20T09:00:00Z', '3 hours ago'],
  ['2026-03-19T11:00:00Z', 'yesterday'],
  ['2026-03-15T12:00:00Z', '5 days ago'],
  ['2026-03-01T12:00:00Z', 'Mar 1, 2026'],
])('says of %s: %s', (instant, words) => {
  expect(formatRelativeTime(instant, now)).toBe(words);
});
