import type { Event } from '#contract/events/contract.ts';
import { schoolTime, schoolZoneName, viewerTime } from '#web/lib/format/school-time.ts';
import { Fact, FactList } from '#web/ui/fact-list.tsx';
import { describeSeats } from './describe-seats.ts';
import { formatEventHours } from './format-event-hours.ts';

/** By the school's clock, with the viewer's own beside it where that shows something else. */
export function EventFacts({ event }: { event: Event }) {
  const { eventDate, location } = event;
  const ownTime = viewerTime(eventDate);
  const seats = describeSeats(event);
  return (
    <FactList className="grid-cols-2">
      <Fact label="Date">
        <time dateTime={eventDate}>{schoolTime(eventDate).fullDay}</time>
      </Fact>
      <Fact label="Time" mono>
        {formatEventHours(event).replace(/ (?=[AP]M)/g, '\u00a0')}
        {ownTime && (
          <>
            {' '}
            {schoolZoneName(eventDate)}
            <span className="block text-ink-faint">Your time: {ownTime}</span>
          </>
        )}
      </Fact>
      {location && <Fact label="Location">{location}</Fact>}
      {seats && (
        <Fact label="Coming" mono>
          {seats}
        </Fact>
      )}
    </FactList>
  );
}
