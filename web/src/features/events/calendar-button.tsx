import { CalendarPlus } from 'lucide-react';
import { type Event, events } from '#contract/events/contract.ts';
import { buildPath } from '#contract/request.ts';
import { Button } from '#web/ui/button.tsx';

export function CalendarButton({ event }: { event: Event }) {
  return (
    <Button asChild>
      <a href={buildPath(events.calendarFile, { id: event.id })} download>
        <CalendarPlus />
        Add to calendar
      </a>
    </Button>
  );
}
