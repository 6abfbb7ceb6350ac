import type { Event } from '#contract/events/contract.ts';
import { schoolTime } from '#web/lib/format/school-time.ts';
import type { Day } from './month.ts';

export interface EventDay {
  day: Day;
  /** “Friday, May 2” */
  label: string;
  events: Event[];
}

/** The events by the school's days, in their order. */
export function groupEvents(events: Event[]): EventDay[] {
  const days = new Map<Day, EventDay>();
  for (const event of events) {
    const { day, longDay } = schoolTime(event.eventDate);
    const known = days.get(day) ?? { day, label: longDay, events: [] };
    known.events.push(event);
    days.set(day, known);
  }
  return [...days.values()];
}
