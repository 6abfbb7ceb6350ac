import { useInfiniteQuery } from '@tanstack/react-query';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { InfiniteScrollTrigger } from '#web/ui/infinite-scroll-trigger.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { applicationQueries } from './api.ts';
import { ApplicantRow } from './applicant-row.tsx';

export function ApplicantList({ jobId }: { jobId: string }) {
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
      {applications.isPending && (
        <div role="status" aria-busy="true" aria-label="Loading applicants" className="grid gap-3">
          <Skeleton className="h-20" />
          <Skeleton className="h-20" />
        </div>
      )}
      {applications.isError && !applications.data && (
        <div className="grid justify-items-start gap-3">
          <Alert variant="danger">
            {errorMessage(applications.error, { fallback: 'We could not load the applicants.' })}
          </Alert>
          <Button onClick={() => void applications.refetch()}>Try Again</Button>
        </div>
      )}
      {applications.isSuccess && items.length === 0 && (
        <p className="text-ink-soft">No applications yet. Sharing the link helps.</p>
      )}
      <ul className="divide-y divide-rule border-y border-rule empty:hidden">
        {items.map((application) => (
          <ApplicantRow key={application.id} application={application} />
        ))}
      </ul>
      <InfiniteScrollTrigger list={applications} />
    </section>
  );
}
