import { CalendarPlus } from 'lucide-react';
import type { Event } from '#contract/events/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { downloadCalendarFile } from './calendar-file.ts';

export function CalendarButton({ event }: { event: Event }) {
  const url = new URL(pathTo('event', { eventId: event.id }), location.origin).href;
  return (
    <Button onClick={() => downloadCalendarFile(event, url)}>
      <CalendarPlus />
      Add to calendar
    </Button>
  );
}
