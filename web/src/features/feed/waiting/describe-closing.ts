import { schoolTime } from '#web/lib/format/school-time.ts';

const dayMs = 24 * 60 * 60_000;

/** “Closes today”, “Closes tomorrow”, “Closes Friday”: the last day, by the school's calendar, on which one can apply. */
export function describeClosing(expiresAt: string, now: number = Date.now()): string {
  const last = schoolTime(new Date(Date.parse(expiresAt) - 1).toISOString());
  const isOn = (instant: number) => schoolTime(new Date(instant).toISOString()).day === last.day;
  if (isOn(now)) return 'Closes today';
  return isOn(now + dayMs) ? 'Closes tomorrow' : `Closes ${last.weekday}`;
}
