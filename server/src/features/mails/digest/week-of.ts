import { addDays, schoolDay } from '#server/platform/school-time.ts';

/** The Monday of the week in which this moment falls at the school, as YYYY-MM-DD. */
export function weekOf(now: number, timeZone: string): string {
  const today = schoolDay(now, timeZone);
  const daysSinceMonday = (new Date(today).getUTCDay() + 6) % 7;
  return addDays(today, -daysSinceMonday);
}
