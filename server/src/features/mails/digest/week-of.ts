import { schoolDay } from '#server/platform/school-time.ts';

const day = 86_400_000;

/** The Monday of the week in which this moment falls at the school, as YYYY-MM-DD. */
export function weekOf(now: number, timeZone: string): string {
  const today = new Date(`${schoolDay(now, timeZone)}T00:00:00Z`);
  const daysSinceMonday = (today.getUTCDay() + 6) % 7;
  return new Date(today.getTime() - daysSinceMonday * day).toISOString().slice(0, 10);
}
