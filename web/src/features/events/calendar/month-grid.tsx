import { type KeyboardEvent, useRef, useState } from 'react';
import type { Event } from '#contract/events/contract.ts';
import { weekdayNames } from '#web/lib/format/format-date.ts';
import { groupEvents } from './group-events.ts';
import { addDays, type Day, type Month, monthOf, nameOfMonth, weeksOf } from './month.ts';
import { MonthDay } from './month-day.tsx';

interface MonthGridProps {
  month: Month;
  events: Event[];
  today: Day;
  /** The day that the agenda shows; null for the whole month. */
  selected: Day | null;
  onSelect: (day: Day) => void;
}

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

/** One stop of the Tab key; the arrows go from day to day. */
export function MonthGrid({ month, events, today, selected, onSelect }: MonthGridProps) {
  const table = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState<Day | null>(null);
  const byDay = new Map(groupEvents(events).map((group) => [group.day, group]));
  const isShown = (day: Day | null) => day !== null && monthOf(day) === month;
  const fallback = isShown(today) ? today : `${month}-01`;
  const stop = [focused, selected].find(isShown) ?? fallback;

  function move(event: KeyboardEvent): void {
    const step = steps[event.key];
    const next = step && addDays(stop, step);
    if (!next) return;
    event.preventDefault();
    if (!isShown(next)) return;
    setFocused(next);
    table.current?.querySelector<HTMLElement>(`[data-day="${next}"]`)?.focus();
  }

  return (
    <table
      ref={table}
      aria-label={nameOfMonth(month)}
      className="w-full table-fixed border border-rule bg-sheet"
    >
      <thead>
        <tr>
          {weekdayNames.map((name) => (
            <th
              key={name}
              scope="col"
              abbr={name}
              className="border-b border-rule py-2 font-mono text-2xs tracking-label text-ink-faint uppercase"
            >
              {name.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]}>
            {week.map((day) => (
              <MonthDay
                key={day}
                day={day}
                isOutside={!isShown(day)}
                isToday={day === today}
                isSelected={day === selected}
                isStop={day === stop}
                group={byDay.get(day)}
                onSelect={() => onSelect(day)}
                onFocus={() => setFocused(day)}
                onKeyDown={move}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
