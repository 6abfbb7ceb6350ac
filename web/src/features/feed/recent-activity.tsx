import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { pageItems } from '#web/lib/api/page-items.ts';
import { Panel } from '#web/ui/panel.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { feedQueries } from './api.ts';
import { describeActivity } from './describe-activity.ts';

const shown = 4;
/** The cards that are in sight beside the panel. */
const firstScreen = 3;

export function RecentActivity() {
  const { data, isPending } = useInfiniteQuery(feedQueries.list());
  const activities = useMemo(() => {
    const items = pageItems(data);
    const start = items.length > firstScreen ? firstScreen : 0;
    return items.slice(start, start + shown).map(describeActivity);
  }, [data]);
  return (
    <Panel title="Recent Activity">
      {isPending && <ActivitySkeleton />}
      {!isPending && !data && <p className="text-sm text-ink-soft">This did not load.</p>}
      {data && activities.length === 0 && (
        <div className="grid gap-1">
          <p>No recent activity yet</p>
          <p className="text-sm text-ink-faint">
            Activity will appear as users post jobs and content
          </p>
        </div>
      )}
      <ul className="-my-2 divide-y divide-rule empty:hidden">
        {activities.map(({ id, actor, action, title, href, createdAt }) => (
          <li key={id}>
            <Link
              href={href}
              className="group grid gap-0.5 py-2.5 text-sm no-underline max-lg:grid-cols-[minmax(0,1fr)_auto] max-lg:gap-x-3"
            >
              <span className="text-ink-soft">
                <span className="font-semibold text-ink">{actor}</span> {action}
              </span>
              <span className="truncate text-ink group-hover:underline max-lg:col-span-2">
                {title}
              </span>
              <RelativeTime
                instant={createdAt}
                className="font-mono text-2xs text-ink-faint max-lg:col-start-2 max-lg:row-start-1 max-lg:self-center"
              />
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function ActivitySkeleton() {
  return (
    <div role="status" aria-label="Loading" className="grid gap-4">
      {['a', 'b', 'c', 'd'].map((key) => (
        <div key={key} className="grid gap-1.5">
          <Skeleton className="w-4/5" />
          <Skeleton className="w-3/5" />
        </div>
      ))}
    </div>
  );
}
