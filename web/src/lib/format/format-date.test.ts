import { expect, it } from 'vitest';
import { formatFullDay, formatLongDay, formatShortDate, formatTime } from './format-date.ts';

const days = [
  new Date(2026, 0, 1),
  new Date(2026, 4, 31),
  new Date(2024, 1, 29, 12, 5),
  new Date(2027, 11, 5, 18),
  new Date(2030, 4, 1, 9, 59),
];

it.each(days)('says the day of %s as Intl does', (day) => {
  const long = { weekday: 'long', month: 'long', day: 'numeric' } as const;
  const short = { month: 'short', day: 'numeric', year: 'numeric' } as const;
  expect(formatLongDay(day)).toBe(new Intl.DateTimeFormat('en-US', long).format(day));
  const hours = { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' } as const;
  expect(formatFullDay(day)).toBe(
    new Intl.DateTimeFormat('en-US', { dateStyle: 'full' }).format(day),
  );
  expect(formatTime(day)).toBe(
    new Intl.DateTimeFormat('en-US', hours).format(day).replace(/\s/, ' '),
  );
  expect(formatShortDate(day)).toBe(new Intl.DateTimeFormat('en-US', short).format(day));
});
