import { useInfiniteQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Event } from '#contract/events/contract.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { schoolTime } from '#web/lib/format/school-time.ts';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { eventQueries } from '../api.ts';
import { EventList } from './event-list.tsx';
import { addMonths, lastDayOf, monthOf, nameOfMonth } from './month.ts';
import { MonthGrid } from './month-grid.tsx';
import type { CalendarFilters } from './use-calendar-filters.ts';

interface MonthViewProps {
  filters: CalendarFilters;
  action: ReactNode;
}

/** A month and, beside it, its agenda; a day of the month shows that day alone. */
export function MonthView({ filters, action }: MonthViewProps) {
  const { today, month, day, mine, showMonth, showDay } = filters;
  const list = useInfiniteQuery(
    eventQueries.upcoming({ from: `${month}-01`, to: lastDayOf(month), mine }),
  );
  const isOfDay = (event: Event) => !day || schoolTime(event.eventDate).day === day;
  const mineWords = mine ? ' that you answered' : '';
  return (
    <div className="grid items-start gap-8 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
      <section aria-label="Month" className="grid gap-3">
        <div className="flex items-center gap-1">
          <h2 aria-live="polite" className="mr-auto font-display text-2xl">
            {nameOfMonth(month)}
          </h2>
          {month !== monthOf(today) && (
            <Button variant="ghost" onClick={() => showMonth(monthOf(today))}>
              Today
            </Button>
          )}
          <IconButton label="Previous month" onClick={() => showMonth(addMonths(month, -1))}>
            <ChevronLeft className="size-5" />
          </IconButton>
          <IconButton label="Next month" onClick={() => showMonth(addMonths(month, 1))}>
            <ChevronRight className="size-5" />
          </IconButton>
        </div>
        <MonthGrid
          month={month}
          events={pageItems(list.data)}
          today={today}
          selected={day}
          onSelect={showDay}
        />
      </section>
      <section aria-label="Agenda" className="grid gap-3">
        {day && (
          <Button className="justify-self-start" onClick={() => showDay(null)}>
            Show all of {nameOfMonth(month)}
          </Button>
        )}
        <EventList
          list={list}
          filter={isOfDay}
          empty={`No event${mineWords} ${day ? 'on this day' : `in ${nameOfMonth(month)}`} yet.`}
          action={action}
        />
      </section>
    </div>
  );
}
