import { expect, it } from 'vitest';
import { weekOf } from './week-of.ts';

it.each([
  ['2026-11-16T13:00:00Z', 'America/New_York', '2026-11-16'],
  ['2026-11-16T04:59:59Z', 'America/New_York', '2026-11-09'],
  ['2026-11-16T05:00:00Z', 'America/New_York', '2026-11-16'],
  ['2026-11-22T23:59:59Z', 'UTC', '2026-11-16'],
  ['2026-11-22T23:59:59Z', 'Asia/Tokyo', '2026-11-23'],
  ['2027-01-01T12:00:00Z', 'UTC', '2026-12-28'],
])('%s in %s is of the week of %s', (now, timeZone, week) => {
  expect(weekOf(Date.parse(now), timeZone)).toBe(week);
});
