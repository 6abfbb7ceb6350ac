import { dayMs } from '#contract/day-ms.ts';
import type { Clock } from './clock.ts';

/** Now, by the clock of the school. */
export interface SchoolTime {
  now: number;
  timeZone: string;
  /** As YYYY-MM-DD. */
  today: string;
}

interface SchoolClock {
  clock: Pick<Clock, 'now'>;
  config: { timeZone: string };
}

export function schoolTime({ clock, config: { timeZone } }: SchoolClock): SchoolTime {
  const now = clock.now();
  return { now, timeZone, today: schoolDay(now, timeZone) };
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** The day in which this moment falls at the school, as YYYY-MM-DD. */
export function schoolDay(now: number, timeZone: string): string {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, format);
  return format.format(now);
}

/** The day that comes so many days after this one, or before it. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** Such as “March 4, 2026 at 6:00 PM”, as the school's clocks show it. */
export function schoolMoment(instant: string, timeZone: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat('en-US', format).format(Date.parse(instant));
}
