import { instantOf, wallClockAt } from '#contract/zoned-time.ts';

const hour = 3_600_000;

/** What is newer than this has not been read yet. */
export const unreadHours = 30;

export function hoursAgo(hours: number): string {
  return new Date(Date.now() - hours * hour).toISOString();
}

export function daysAgo(days: number): string {
  return hoursAgo(days * 24);
}

/** What the clocks of this zone show some days from now, as an instant. */
export function daysFromNow(days: number, time: string, timeZone: string): string {
  const day = wallClockAt(Date.now() + days * 24 * hour, timeZone).slice(0, 10);
  return new Date(instantOf(`${day}T${time}`, timeZone) ?? 0).toISOString();
}

/** As `daysFromNow`, on the first such day of the week from then on; 0 is Sunday. */
export function firstWeekday(
  weekday: number,
  days: number,
  time: string,
  timeZone: string,
): string {
  const day = wallClockAt(Date.now() + days * 24 * hour, timeZone).slice(0, 10);
  const wait = (weekday - new Date(day).getUTCDay() + 7) % 7;
  return daysFromNow(days + wait, time, timeZone);
}
