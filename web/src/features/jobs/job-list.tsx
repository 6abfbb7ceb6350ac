import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Job } from '#contract/jobs/contract.ts';
import type { Page } from '#web/lib/api/call.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { CardSkeleton } from '#web/ui/card-skeleton.tsx';
import { InfiniteScrollTrigger } from '#web/ui/infinite-scroll-trigger.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { ViewTracker } from '../tracking/view-tracker.tsx';
import { JobCard } from './job-card.tsx';

interface JobListProps {
  /** Names the list. */
  label: string;
  list: UseInfiniteQueryResult<InfiniteData<Page<Job>>>;
  /** Shown where there are none. */
  empty: ReactNode;
}

export function JobList({ label, list, empty }: JobListProps) {
  if (list.isPending && list.fetchStatus !== 'paused') return <JobListSkeleton />;
  if (!list.data) return <LoadError query={list} title="The jobs did not load" />;
  const jobs = pageItems(list.data);
  if (jobs.length === 0) return empty;
  return (
    <section aria-label={label}>
      <h2 className="sr-only">{label}</h2>
      <ul
        aria-busy={list.isPlaceholderData || undefined}
        className="grid grid-cols-[minmax(0,1fr)] gap-7 pt-3 transition-opacity aria-busy:opacity-70"
      >
        {jobs.map((job) => (
          <li key={job.id}>
            <ViewTracker contentType="job" contentId={job.id}>
              <JobCard job={job} />
            </ViewTracker>
          </li>
        ))}
      </ul>
      <InfiniteScrollTrigger list={list} />
    </section>
  );
}

function JobListSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading jobs" className="grid gap-7 pt-3">
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </div>
  );
}
