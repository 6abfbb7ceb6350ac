import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { onlineMinutes } from '#contract/presence/contract.ts';
import { formatCount } from '#web/lib/format/format-count.ts';
import { LoadError } from '#web/ui/load-error.tsx';
import { adminQueries } from './api.ts';
import { NumberCard } from './number-card.tsx';

export function SummaryCards() {
  const { data, error, isError, refetch } = useQuery(adminQueries.stats());
  const online = useQuery(adminQueries.onlineCount());
  if (isError && !data) {
    return (
      <LoadError query={{ error, refetch }} layout="lines">
        The numbers did not load.
      </LoadError>
    );
  }
  const { totalUsers, activeUsers, suspendedUsers, totalContent, totalPosts, totalJobs } =
    data ?? {};
  return (
    <dl
      aria-label="Summary"
      aria-busy={!data}
      className="grid grid-cols-2 gap-2 sm:gap-3 sm:grid-cols-3 md:grid-cols-5"
    >
      <NumberCard label="Total Users" value={totalUsers} isPublic className="max-sm:col-span-2">
        <Counts active={activeUsers} suspended={suspendedUsers} />
      </NumberCard>
      <NumberCard
        label="Online Now"
        value={online.data?.count ?? (online.isError ? '–' : undefined)}
      >
        active in last {onlineMinutes} min
      </NumberCard>
      <NumberCard label="Active Users" value={activeUsers} isPublic />
      <NumberCard label="Total Content" value={totalContent} isPublic>
        <Counts posts={totalPosts} jobs={totalJobs} />
      </NumberCard>
      <NumberCard label="Suspended" value={suspendedUsers} />
    </dl>
  );
}

/** “31 active, 1 suspended” */
function Counts(counts: Record<string, number | undefined>): ReactNode {
  return Object.entries(counts)
    .flatMap(([name, count]) => (count === undefined ? [] : `${formatCount(count)} ${name}`))
    .join(', ');
}
