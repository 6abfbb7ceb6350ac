import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import { CalendarDays } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Event } from '#contract/events/contract.ts';
import type { Page } from '#web/lib/api/call.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { InfiniteScrollTrigger } from '#web/ui/infinite-scroll-trigger.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Agenda } from './agenda.tsx';

interface EventListProps {
  list: UseInfiniteQueryResult<InfiniteData<Page<Event>>>;
  /** Leaves out what is not of the chosen day. */
  filter?: (event: Event) => boolean;
  empty: ReactNode;
  action?: ReactNode;
}

export function EventList({ list, filter = () => true, empty, action }: EventListProps) {
  if (list.isPending && list.fetchStatus !== 'paused') return <ListSkeleton />;
  if (!list.data) return <LoadError query={list} title="This did not load" />;
  const events = pageItems(list.data).filter(filter);
  return (
    <div className="grid gap-4">
      {events.length > 0 ? (
        <Agenda events={events} />
      ) : (
        !list.hasNextPage && (
          <EmptyState icon={<CalendarDays />} action={action}>
            {empty}
          </EmptyState>
        )
      )}
      <InfiniteScrollTrigger list={list} />
    </div>
  );
}

function ListSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading events" className="grid gap-4">
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} className="h-20" />
      ))}
    </div>
  );
}
