import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { JobWithApplicants } from '#contract/applications/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { useSearchParams } from '#web/lib/browser/search-params.ts';
import { Button } from '#web/ui/button.tsx';
import { InfiniteScrollTrigger } from '#web/ui/infinite-scroll-trigger.tsx';
import { ListStates } from '#web/ui/list-states.tsx';
import { applicationQueries } from './api.ts';
import { ApplicantFilters } from './applicant-filters.tsx';
import { applicantParams } from './applicant-params.ts';
import { ApplicantRows } from './applicant-rows.tsx';
import { applicationStates } from './application-states.ts';

/** The applicants of the opened job. */
export function JobApplicants({ item }: { item: JobWithApplicants }) {
  const [{ state, sort }, setParams] = useSearchParams(applicantParams);
  const filter = { ...(state && { status: state }), ...(sort && { sort }) };
  const list = useInfiniteQuery(applicationQueries.forJob(item.job.id, filter));
  const applications = pageItems(list.data);
  return (
    <div className="grid gap-4">
      <ApplicantFilters counts={item.counts} state={state} sort={sort} onChange={setParams} />
      <ListStates query={list} what="applicants" />
      {list.isSuccess && applications.length === 0 && (
        <div className="grid justify-items-start gap-2 text-ink-soft">
          <p>
            {state
              ? `No application is ${applicationStates[state].label.toLowerCase()}.`
              : 'No applications yet.'}
          </p>
          {state && <Button onClick={() => setParams({ state: null })}>Show all</Button>}
        </div>
      )}
      <ApplicantRows applications={applications} />
      <InfiniteScrollTrigger list={list} />
      <Link
        href={pathTo('job', { jobId: item.job.id })}
        className="inline-flex min-h-11 items-center justify-self-start text-sm underline decoration-accent decoration-2 underline-offset-4"
      >
        See the job
      </Link>
    </div>
  );
}
