import type { Event } from '#contract/events/contract.ts';
import { CardTapes } from '#web/ui/card.tsx';
import { Tape } from '#web/ui/tape.tsx';
import { useHasEnded } from './use-has-ended.ts';

export function EventTapes({ event }: { event: Event }) {
  const isPast = useHasEnded(event);
  return (
    <CardTapes>
      <Tape tone="event" tilt="left">
        Event
      </Tape>
      {isPast && (
        <Tape tone="plain" tilt="right">
          Past
        </Tape>
      )}
    </CardTapes>
  );
}
