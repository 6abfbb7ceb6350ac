import type { Event } from '#contract/events/contract.ts';
import { schoolTime } from '#web/lib/format/school-time.ts';

/** The day as on a wall calendar. */
export function EventDateBlock({ event }: { event: Pick<Event, 'eventDate'> }) {
  const { weekday, month, date } = schoolTime(event.eventDate);
  return (
    <span className="grid w-14 shrink-0 content-start justify-items-center rounded-sm border border-rule bg-raised pb-1.5">
      <span className="w-full border-b border-rule bg-well py-0.5 text-center font-mono text-2xs tracking-label text-ink-soft uppercase">
        {month.slice(0, 3)}
      </span>
      <span className="font-display text-3xl leading-tight tabular-nums">{date}</span>
      <span className="font-mono text-2xs tracking-label text-ink-faint uppercase">
        {weekday.slice(0, 3)}
      </span>
    </span>
  );
}
