import { useState } from 'react';
import type { Event } from '#contract/events/contract.ts';
import { CardTapes } from '#web/ui/card.tsx';
import { Tape } from '#web/ui/tape.tsx';

export function EventTapes({ event }: { event: Event }) {
  const [now] = useState(Date.now);
  return (
    <CardTapes>
      <Tape tone="event" tilt="left">
        Event
      </Tape>
      {Date.parse(event.eventDate) < now && (
        <Tape tone="plain" tilt="right">
          Past
        </Tape>
      )}
    </CardTapes>
  );
}
