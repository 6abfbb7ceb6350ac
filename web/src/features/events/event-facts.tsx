import type { Event } from '#contract/events/contract.ts';
import { Fact, FactList } from '#web/ui/fact-list.tsx';
import { formatDay, formatTime } from './event-date.ts';

/** When and where, as on a call sheet. */
export function EventFacts({ event: { eventDate, location } }: { event: Event }) {
  return (
    <FactList className="grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
      <Fact label="Date">
        <time dateTime={eventDate}>{formatDay(eventDate)}</time>
      </Fact>
      <Fact label="Time" mono>
        {formatTime(eventDate)}
      </Fact>
      {location && <Fact label="Location">{location}</Fact>}
    </FactList>
  );
}
