import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'wouter';
import { feed } from '#contract/feed/contract.ts';
import { paths, pathTo } from '#contract/paths.ts';
import type { BoundedCount } from '#contract/primitives.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';
import { useSettled } from '#web/lib/browser/use-settled.ts';
import { formatBoundedCount } from '#web/lib/format/format-count.ts';
import { useLive } from '#web/lib/live/use-live.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { feedQueries } from '../api.ts';
import { describeClosing } from './describe-closing.ts';

/** What waits for the viewer or for another, and what closes soon. */
export function Waiting() {
  const viewer = useViewer();
  const client = useQueryClient();
  const { data, isError } = useQuery({ ...feedQueries.waiting(), enabled: useSettled() });
  useLive(({ type }) => {
    if (type !== 'notification' && type !== 'missed') return;
    void invalidate(client, feed.waiting);
  });
  const rows: [label: string, href: string, count: BoundedCount | undefined][] = [
    ['Applications waiting', `${paths.jobs}?tab=applications`, data?.applications],
    ['Applicants to answer', `${paths.jobs}?tab=applicants`, data?.applicants],
    ['Saved', `${paths.jobs}?tab=saved`, data?.saved],
    ['Requests', pathTo('connections', { userId: viewer.id }), data?.requests],
  ];
  return (
    <nav aria-labelledby="waiting" className="border-t border-rule p-4 pb-2">
      <h2 id="waiting" className="pb-1 font-mono text-2xs tracking-label text-ink-faint uppercase">
        Your board
      </h2>
      <ul>
        {rows.map(([label, href, count]) => (
          <li key={label}>
            <Link
              href={href}
              className="-mx-2 flex min-h-9 items-center justify-between gap-3 rounded-md px-2 text-sm no-underline hover:bg-well pointer-coarse:min-h-11"
            >
              {label}
              {count ? (
                <span
                  className={cn(
                    'font-mono text-sm',
                    count.count > 0 ? 'font-medium' : 'text-ink-faint',
                  )}
                >
                  {formatBoundedCount(count)}
                </span>
              ) : (
                !isError && <Skeleton className="w-5" />
              )}
            </Link>
          </li>
        ))}
      </ul>
      {data && data.closing.length > 0 && (
        <ul aria-label="Closing soon" className="my-2 grid gap-2 border-t border-rule pt-3">
          {data.closing.map(({ id, title, expiresAt, isSaved }) => (
            <li key={id}>
              <Link
                href={pathTo('job', { jobId: id })}
                className="group grid gap-0.5 text-sm no-underline"
              >
                <span className="truncate font-medium group-hover:underline">{title}</span>
                <span className="font-mono text-2xs text-ink-faint">
                  {describeClosing(expiresAt)}
                  {isSaved && ' · saved'}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
}
