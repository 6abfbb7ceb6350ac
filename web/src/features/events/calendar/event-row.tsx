import { Link } from 'wouter';
import type { Event } from '#contract/events/contract.ts';
import type { RsvpStatus } from '#contract/events/forms.ts';
import { pathTo } from '#contract/paths.ts';
import { viewerTime } from '#web/lib/format/school-time.ts';
import { Tape } from '#web/ui/tape.tsx';
import { describeSeats } from '../describe-seats.ts';
import { formatEventHours } from '../format-event-hours.ts';
import { useHasEnded } from '../use-has-ended.ts';

const myWords: Partial<Record<RsvpStatus, string>> = {
  going: 'Going',
  maybe: 'Maybe',
  waiting: 'Waiting',
};

export function EventRow({ event }: { event: Event }) {
  const isPast = useHasEnded(event);
  const mine = event.myRsvp && myWords[event.myRsvp];
  const ownTime = viewerTime(event.eventDate);
  const facts = [event.location, describeSeats(event)].filter(Boolean).join(' · ');
  return (
    <li className="border-t border-rule first:border-t-0">
      <Link
        href={pathTo('event', { eventId: event.id })}
        className="grid gap-1 px-4 py-3 no-underline hover:bg-well sm:grid-cols-[11rem_minmax(0,1fr)_auto] sm:gap-4 xl:grid-cols-[minmax(0,1fr)_auto] xl:gap-y-1"
      >
        <span className="font-mono text-sm text-ink-soft xl:col-span-2">
          <time dateTime={event.eventDate}>{formatEventHours(event)}</time>
          {ownTime && <span className="block text-xs text-ink-faint">{ownTime} for you</span>}
        </span>
        <span className="grid min-w-0 gap-0.5">
          <span className="font-display text-lg leading-snug wrap-anywhere">{event.title}</span>
          {facts && <span className="text-sm text-ink-soft wrap-anywhere">{facts}</span>}
        </span>
        <span className="flex items-start gap-1">
          {mine && <Tape tone="event">{mine}</Tape>}
          {isPast && <Tape>Past</Tape>}
        </span>
      </Link>
    </li>
  );
}
