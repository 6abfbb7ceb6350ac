import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'wouter';
import { paths, pathTo } from '#contract/paths.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { schoolTime } from '#web/lib/format/school-time.ts';
import { Panel } from '#web/ui/panel.tsx';
import { eventQueries } from './api.ts';
import { addDays } from './calendar/month.ts';

const shown = 4;

/** Renders nothing until it has loaded: it is the last panel of its column. */
export function ThisWeek() {
  const [now] = useState(() => Date.now());
  const today = schoolTime(new Date(now).toISOString()).day;
  const { data } = useInfiniteQuery(
    eventQueries.upcoming({ mine: false, from: today, to: addDays(today, 6) }),
  );
  if (!data) return null;
  const coming = pageItems(data).filter(({ eventDate }) => Date.parse(eventDate) > now);
  return (
    <Panel title="This week">
      {coming.length === 0 && (
        <p className="text-sm text-ink-soft">Nothing is on in the next seven days.</p>
      )}
      <ul className="-my-2 divide-y divide-rule empty:hidden">
        {coming.slice(0, shown).map(({ id, title, eventDate, location }) => {
          const { weekday, time } = schoolTime(eventDate);
          return (
            <li key={id}>
              <Link
                href={pathTo('event', { eventId: id })}
                className="group grid gap-0.5 py-2.5 text-sm no-underline"
              >
                <span className="font-mono text-2xs tracking-label text-ink-faint uppercase">
                  {weekday.slice(0, 3)} {time}
                </span>
                <span className="truncate font-semibold group-hover:underline">{title}</span>
                <span className="truncate text-ink-soft">{location}</span>
              </Link>
            </li>
          );
        })}
      </ul>
      <Link href={paths.events} className="justify-self-start text-sm font-semibold">
        All events
      </Link>
    </Panel>
  );
}
