import { useId } from 'react';
import type { Event } from '#contract/events/contract.ts';
import { EventRow } from './event-row.tsx';
import { type EventDay, groupEvents } from './group-events.ts';

export function Agenda({ events }: { events: Event[] }) {
  return (
    <ol aria-label="Events by day" className="grid gap-5">
      {groupEvents(events).map((group) => (
        <AgendaDay key={group.day} group={group} />
      ))}
    </ol>
  );
}

function AgendaDay({ group }: { group: EventDay }) {
  const titleId = useId();
  return (
    <li className="grid gap-2">
      <h2 id={titleId} className="font-mono text-xs tracking-label text-ink-faint uppercase">
        {group.label}
      </h2>
      <ul aria-labelledby={titleId} className="rounded-sm border border-rule bg-sheet">
        {group.events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
    </li>
  );
}
