import type { Event } from '#contract/events/contract.ts';
import { formatFullDay, formatTime } from '#web/lib/format/format-date.ts';
import { Fact, FactList } from '#web/ui/fact-list.tsx';

interface EventFactsProps {
  event: Event;
  /** The name of the time zone. */
  zone?: string;
}

/** In the viewer's time zone. */
export function EventFacts({ event: { eventDate, location }, zone }: EventFactsProps) {
  const date = new Date(eventDate);
  return (
    <FactList className="grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
      <Fact label="Date">
        <time dateTime={eventDate}>{formatFullDay(date)}</time>
      </Fact>
      <Fact label="Time" mono>
        {formatTime(date)} {zone}
      </Fact>
      {location && <Fact label="Location">{location}</Fact>}
    </FactList>
  );
}
