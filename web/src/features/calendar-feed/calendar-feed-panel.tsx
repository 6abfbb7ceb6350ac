import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { calendarFeedQuery, useCreateCalendarFeed } from './api.ts';
import { CalendarAddress } from './calendar-address.tsx';

export function CalendarFeedPanel() {
  const { data, error, refetch } = useQuery(calendarFeedQuery());
  return (
    <Panel title="In your own calendar">
      <p className="text-sm text-ink-soft">
        A private link for the calendar on your phone or computer. It shows the events that you go
        to or may go to, and nobody’s name.
      </p>
      {error && !data && (
        <LoadError
          query={{ error, refetch }}
          layout="lines"
          fallback="Could not load your calendar link."
        />
      )}
      {!data && !error && <Skeleton className="h-11" />}
      {data && (data.url ? <CalendarAddress url={data.url} /> : <CreateAddress />)}
    </Panel>
  );
}

function CreateAddress() {
  const create = useCreateCalendarFeed();
  return (
    <Button
      className="justify-self-start"
      pending={create.isPending}
      onClick={() => create.mutate()}
    >
      <Link2 />
      Create link
    </Button>
  );
}
