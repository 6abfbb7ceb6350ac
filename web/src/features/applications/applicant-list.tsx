import { useInfiniteQuery } from '@tanstack/react-query';
import { pageItems } from '#web/lib/api/page-items.ts';
import { InfiniteScrollTrigger } from '#web/ui/infinite-scroll-trigger.tsx';
import { ListStates } from '#web/ui/list-states.tsx';
import { applicationQueries } from './api.ts';
import { ApplicantRows } from './applicant-rows.tsx';
import { useLiveApplications } from './use-refresh-applications.ts';

/** Everyone who applied to a job, with decisions in place: for the page of the job. */
export function ApplicantList({ jobId }: { jobId: string }) {
  useLiveApplications();
  const applications = useInfiniteQuery(applicationQueries.forJob(jobId));
  const items = pageItems(applications.data);
  const count = `${items.length}${applications.hasNextPage ? '+' : ''}`;
  return (
    <section aria-labelledby="applicants" className="grid gap-3">
      <h2 id="applicants" className="font-display text-xl">
        Applicants
        {applications.data && (
          <span className="ml-2 font-mono text-sm text-ink-faint">{count}</span>
        )}
      </h2>
      <ListStates query={applications} what="applicants" />
      {applications.isSuccess && items.length === 0 && (
        <p className="text-ink-soft">No applications yet. Sharing the link helps.</p>
      )}
      <ApplicantRows applications={items} />
      <InfiniteScrollTrigger list={applications} />
    </section>
  );
}
