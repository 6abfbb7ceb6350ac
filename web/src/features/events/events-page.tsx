import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { useMediaQuery } from '#web/lib/browser/use-media-query.ts';
import { Button } from '#web/ui/button.tsx';
import { useLazyDialog } from '#web/ui/lazy-dialog.ts';
import { CalendarFeedPanel } from '../calendar-feed/calendar-feed-panel.tsx';
import { eventQueries } from './api.ts';
import { EventList } from './calendar/event-list.tsx';
import { MonthView } from './calendar/month-view.tsx';
import { useCalendarFilters } from './calendar/use-calendar-filters.ts';

const CreateEventDialog = lazyComponent(() =>
  import('./create-event-dialog.tsx').then((module) => module.CreateEventDialog),
);

/** What is coming: a month on a wide screen, a list on a phone. */
export function EventsPage() {
  const filters = useCalendarFilters();
  const isWide = useMediaQuery('(width >= 48rem)');
  const create = useLazyDialog(CreateEventDialog);
  const addButton = (className?: string) => (
    <Button variant="primary" className={className} {...create.trigger}>
      <CalendarPlus />
      Add an event
    </Button>
  );
  return (
    <div className="grid gap-6">
      <header className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 sm:gap-y-1 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
        <h1 className="font-display text-3xl">Events</h1>
        {addButton('sm:order-2 sm:row-span-2 sm:self-end')}
        <div className="flex items-center justify-between gap-3 max-sm:col-span-2 sm:contents">
          <p className="text-ink-soft sm:order-3">What is coming, and who comes.</p>
          <Button
            variant={filters.mine ? 'solid' : 'outline'}
            aria-pressed={filters.mine}
            className="sm:order-1 sm:row-span-2 sm:self-end"
            onClick={() => filters.showMine(!filters.mine)}
          >
            Mine
          </Button>
        </div>
      </header>
      {isWide ? (
        <MonthView filters={filters} action={addButton()} />
      ) : (
        <UpcomingList mine={filters.mine} action={addButton()} />
      )}
      <div className="max-w-xl">
        <CalendarFeedPanel />
      </div>
      {create.shouldRender && <CreateEventDialog {...create.dialog} />}
    </div>
  );
}

function UpcomingList({ mine, action }: { mine: boolean; action: ReactNode }) {
  const list = useInfiniteQuery(eventQueries.upcoming({ mine }));
  return (
    <EventList
      list={list}
      empty={
        mine
          ? 'You have not answered any event that is coming.'
          : 'Nothing is planned yet. Yours could be the first.'
      }
      action={action}
    />
  );
}
