import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { Link } from 'wouter';
import { formatCount } from '#web/lib/format/format-count.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tape } from '#web/ui/tape.tsx';
import { profileQueries } from '../api.ts';
import { type Activity, recentActivity } from './recent-activity.ts';

interface ActivitySectionProps {
  userId: string;
  firstName: string;
  isOwner: boolean;
}

export function ActivitySection({ userId, firstName, isOwner }: ActivitySectionProps) {
  const jobs = useQuery(profileQueries.jobs(userId));
  const posts = useQuery(profileQueries.posts(userId));
  const events = useQuery(profileQueries.events(userId));
  const views = useOwnViews(isOwner);
  const all = [jobs, posts, events];
  const items = recentActivity({ jobs: jobs.data, posts: posts.data, events: events.data });
  return (
    <section aria-labelledby="activity-title" className="grid gap-4">
      <h2 id="activity-title" className="font-display text-xl">
        Recent Activity
      </h2>
      {all.some(({ isPending }) => isPending) ? (
        <div role="status" aria-busy="true" aria-label="Loading activity" className="grid gap-3">
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
          <Skeleton className="h-16" />
        </div>
      ) : items.length > 0 ? (
        <ul className="divide-y divide-rule border-y border-rule">
          {items.map((item) => (
            <ActivityRow key={item.id} item={item} views={views?.[item.id]} />
          ))}
        </ul>
      ) : (
        <p className="rounded-sm border border-dashed border-rule-strong p-4 text-ink-soft">
          {all.some(({ isError }) => isError)
            ? 'The activity did not load. Please refresh the page.'
            : isOwner
              ? 'What you put on the board is listed here.'
              : `${firstName} has not put anything on the board yet.`}
        </p>
      )}
    </section>
  );
}

function ActivityRow({ item, views }: { item: Activity; views: number | undefined }) {
  const { kind, href, title, text, createdAt } = item;
  return (
    <li className="grid gap-1.5 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 font-mono text-xs text-ink-faint">
        <Tape tone={kind}>{kind}</Tape>
        <RelativeTime instant={createdAt} />
        {views !== undefined && (
          <span className="ml-auto inline-flex items-center gap-1">
            <Eye aria-hidden="true" className="size-3.5" />
            {views === 1 ? '1 view' : `${formatCount(views)} views`}
          </span>
        )}
      </div>
      <Link href={href} className="group grid gap-0.5 no-underline pointer-coarse:min-h-11">
        {title && <span className="font-semibold break-words group-hover:underline">{title}</span>}
        <span
          className={
            title
              ? 'text-sm break-words text-ink-soft'
              : 'text-sm break-words text-ink group-hover:underline'
          }
        >
          {text}
        </span>
      </Link>
    </li>
  );
}

/** View counts are available for the viewer's own items only. */
function useOwnViews(isOwner: boolean): Record<string, number> | null {
  const { data: jobs } = useQuery({ ...profileQueries.jobViews(), enabled: isOwner });
  const { data: posts } = useQuery({ ...profileQueries.postViews(), enabled: isOwner });
  const { data: events } = useQuery({ ...profileQueries.eventViews(), enabled: isOwner });
  return isOwner ? { ...jobs, ...posts, ...events } : null;
}
