import { expect, it } from 'vitest';
import { formatEventTime } from './event-time.ts';

it.each([
  ['2031-05-02T23:30:00Z', 'America/New_York', 'Friday, May 2, 7:30 PM EDT'],
  ['2031-12-05T15:05:00.123456Z', 'America/New_York', 'Friday, December 5, 10:05 AM EST'],
  ['2031-05-02T23:30:00+02:00', 'UTC', 'Friday, May 2, 9:30 PM UTC'],
])('%s by the clock of %s is “%s”', (instant, timeZone, words) => {
  expect(formatEventTime(instant, timeZone)).toBe(words);
});
