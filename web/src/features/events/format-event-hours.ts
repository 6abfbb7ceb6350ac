import type { Event } from '#contract/events/contract.ts';
import { schoolTime } from '#web/lib/format/school-time.ts';

/** “7:00 PM to 9:30 PM”, or “7:00 PM to Saturday, May 3, 2:00 AM”. */
export function formatEventHours({ eventDate, endDate }: Pick<Event, 'eventDate' | 'endDate'>) {
  const start = schoolTime(eventDate);
  if (!endDate) return start.time;
  const end = schoolTime(endDate);
  const until = end.day === start.day ? end.time : `${end.longDay}, ${end.time}`;
  return `${start.time} to ${until}`;
}
