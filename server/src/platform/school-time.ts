import type { Clock } from './clock.ts';

/** Today by the clock of the school. */
export interface SchoolTime {
  timeZone: string;
  /** As YYYY-MM-DD. */
  today: string;
}

export function schoolTime(app: { clock: Clock; config: { timeZone: string } }): SchoolTime {
  const { timeZone } = app.config;
  return { timeZone, today: schoolDay(app.clock.now(), timeZone) };
}

/** The day in which this moment falls at the school. */
export function schoolDay(now: number, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
}

/** Such as “March 4, 2026 at 6:00 PM”, as the school's clocks show it. */
export function schoolMoment(instant: string, timeZone: string): string {
  const format = { dateStyle: 'long', timeStyle: 'short', timeZone } as const;
  return new Intl.DateTimeFormat('en-US', format).format(Date.parse(instant));
}
