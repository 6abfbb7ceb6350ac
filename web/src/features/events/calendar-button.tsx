import { CalendarPlus } from 'lucide-react';
import type { Event } from '#contract/events/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { Button } from '#web/ui/button.tsx';

export function CalendarButton({ event }: { event: Event }) {
  const url = new URL(pathTo('event', { eventId: event.id }), location.origin).href;
  const download = () =>
    void import('./calendar-file.ts').then((file) => file.downloadCalendarFile(event, url));
  return (
    <Button onClick={download}>
      <CalendarPlus />
      Add to calendar
    </Button>
  );
}
