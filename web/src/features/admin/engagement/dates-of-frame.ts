import { type TimeFrame, timeFrames } from '#contract/analytics/contract.ts';
import { schoolTime } from '#web/lib/format/school-time.ts';

const day = 24 * 60 * 60 * 1_000;

/** The first and the last day of a time frame that ends today, by the school's calendar. */
export function datesOfFrame(frame: TimeFrame, now: number) {
  const today = schoolTime(new Date(now).toISOString()).day;
  // 24 hours began yesterday.
  const before = Math.max(1, timeFrames[frame] - 1);
  const start = new Date(Date.parse(`${today}T12:00:00Z`) - before * day);
  return { startDate: start.toISOString().slice(0, 10), endDate: today };
}
