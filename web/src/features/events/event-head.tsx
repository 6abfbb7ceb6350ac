import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { Event } from '#contract/events/contract.ts';
import { paths } from '#contract/paths.ts';
import { schoolTime } from '#web/lib/format/school-time.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { EventDateBlock } from './event-date-block.tsx';

/** The date, which leads to what else is on in that month, beside the title. */
export function EventHead({ event, children }: { event: Event; children: ReactNode }) {
  const { month, day } = schoolTime(event.eventDate);
  return (
    <div className="flex items-start gap-4">
      <Link
        href={`${paths.events}?month=${day.slice(0, 7)}`}
        className="rounded-sm no-underline hover:bg-well"
      >
        <EventDateBlock event={event} />
        <VisuallyHidden>, all events in {month}</VisuallyHidden>
      </Link>
      <div className="min-w-0 flex-1 pt-1">{children}</div>
    </div>
  );
}
