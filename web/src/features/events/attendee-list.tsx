import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { Attendees, Event } from '#contract/events/contract.ts';
import type { RsvpStatus } from '#contract/events/forms.ts';
import { pathTo } from '#contract/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Panel } from '#web/ui/panel.tsx';
import { eventQueries } from './api.ts';
import { describeOthers } from './describe-others.ts';

const statusWords: Partial<Record<RsvpStatus, string>> = { maybe: 'Maybe', waiting: 'Waiting' };

/** Those whom the viewer knows by name, the others by number. Nothing before the first answer. */
export function AttendeeList({ event, isPast }: { event: Event; isPast: boolean }) {
  const { data } = useQuery(eventQueries.attendees(event.id));
  if (!data || data.going + data.maybe + data.waiting === 0) return null;
  const others = describeOthers(data, isPast);
  return (
    <Panel title={isPast ? 'Who was there' : 'Who is coming'}>
      {data.people.length > 0 && (
        <ul className="grid gap-x-4 gap-y-1 sm:grid-cols-2">
          {data.people.map((person) => (
            <Attendee key={person.id} person={person} />
          ))}
        </ul>
      )}
      {others && <p className="text-sm text-ink-soft">{others}</p>}
    </Panel>
  );
}

function Attendee({ person }: { person: Attendees['people'][number] }) {
  const { id, firstName, lastName, profileImageUrl, status } = person;
  const words = statusWords[status];
  return (
    <li className="min-w-0">
      <Link
        href={pathTo('profile', { userId: id })}
        className="flex min-h-11 items-center gap-3 no-underline hover:underline"
      >
        <Avatar id={id} src={profileImageUrl} firstName={firstName} lastName={lastName} size="sm" />
        <span className="min-w-0 truncate text-sm font-medium">
          {firstName} {lastName}
        </span>
        {words && <span className="font-mono text-xs text-ink-faint">{words}</span>}
      </Link>
    </li>
  );
}
