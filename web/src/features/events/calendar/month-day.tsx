import type { KeyboardEvent } from 'react';
import { cn } from '#web/ui/styles/cn.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { EventDay } from './group-events.ts';
import { type Day, nameOfDay } from './month.ts';

interface MonthDayProps {
  day: Day;
  /** Of a neighbouring month: shown, but empty. */
  isOutside: boolean;
  isToday: boolean;
  isSelected: boolean;
  /** Where the Tab key stops. */
  isStop: boolean;
  group: EventDay | undefined;
  onSelect: () => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

const mostTitles = 2;

export function MonthDay(props: MonthDayProps) {
  const { day, isOutside, isToday, isSelected, isStop, group, onSelect, onFocus, onKeyDown } =
    props;
  const date = Number(day.slice(8));
  if (isOutside) {
    return (
      <td className="h-24 border border-rule bg-paper p-1.5 align-top">
        <span className="font-mono text-xs text-ink-faint">{date}</span>
      </td>
    );
  }
  const count = group?.events.length ?? 0;
  const words = count === 0 ? 'no events' : count === 1 ? '1 event' : `${count} events`;
  return (
    <td className="h-24 border border-rule p-0 align-top">
      <button
        type="button"
        data-day={day}
        tabIndex={isStop ? 0 : -1}
        aria-pressed={isSelected}
        aria-current={isToday ? 'date' : undefined}
        className={cn(
          'grid h-full min-h-24 w-full content-start justify-items-start gap-1 p-1.5 text-left hover:bg-well focus-visible:outline-offset-[-2px]',
          isSelected && 'bg-accent-wash',
        )}
        onClick={onSelect}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
      >
        <VisuallyHidden>
          {nameOfDay(day)}, {words}
        </VisuallyHidden>
        <span
          aria-hidden="true"
          className={cn(
            'font-mono text-xs',
            isToday && 'rounded-full bg-accent px-1.5 text-accent-ink',
          )}
        >
          {date}
        </span>
        {group?.events.slice(0, mostTitles).map((event) => (
          <span key={event.id} className="w-full truncate text-xs font-medium">
            {event.title}
          </span>
        ))}
        {count > mostTitles && (
          <span className="text-xs text-ink-faint">and {count - mostTitles} more</span>
        )}
      </button>
    </td>
  );
}
