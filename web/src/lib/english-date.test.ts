import { expect, it } from 'vitest';
import { longDay, shortDate } from './english-date.ts';

const days = [
  new Date(2026, 0, 1),
  new Date(2026, 4, 31),
  new Date(2024, 1, 29),
  new Date(2027, 11, 5),
];

it.each(days)('says the day of %s as Intl does', (day) => {
  const long = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  const short = { month: 'short', day: 'numeric', year: 'numeric' } as const;
  expect(longDay(day)).toBe(new Intl.DateTimeFormat('en-US', long).format(day));
  expect(shortDate(day)).toBe(new Intl.DateTimeFormat('en-US', short).format(day));
});
