import { useInfiniteQuery } from '@tanstack/react-query';
import { Inbox } from 'lucide-react';
import { Link } from 'wouter';
import { paths } from '#contract/paths.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { useSearchParams } from '#web/lib/browser/search-params.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { InfiniteScrollTrigger } from '#web/ui/infinite-scroll-trigger.tsx';
import { ListStates } from '#web/ui/list-states.tsx';
import { applicationQueries } from './api.ts';
import { applicantParams } from './applicant-params.ts';
import { JobApplicants } from './job-applicants.tsx';
import { OwnJobButton } from './own-job-button.tsx';
import { useLiveApplications } from './use-refresh-applications.ts';

/** My jobs with their applicants; the opened one, its filter and its order are in the address. */
export function ApplicantsPanel() {
  useLiveApplications();
  const [{ job: chosen }, setParams] = useSearchParams(applicantParams);
  const list = useInfiniteQuery(applicationQueries.myJobs());
  const items = pageItems(list.data);
  const openId = chosen ?? items[0]?.job.id;
  if (!list.data) return <ListStates query={list} what="applicants" />;
  if (items.length === 0)
    return (
      <EmptyState
        icon={<Inbox />}
        action={
          <Button variant="primary" asChild>
            <Link href={paths.jobs}>See all jobs</Link>
          </Button>
        }
      >
        Nobody has applied yet. Who answers one of your jobs is gathered here.
      </EmptyState>
    );
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3">
        {items.map((item) => (
          <li key={item.job.id} className="grid gap-3 rounded-sm border border-rule bg-sheet p-3">
            <OwnJobButton
              item={item}
              isOpen={item.job.id === openId}
              onOpen={() => setParams({ job: item.job.id, state: null })}
            />
            {item.job.id === openId && <JobApplicants item={item} />}
          </li>
        ))}
      </ul>
      <InfiniteScrollTrigger list={list} />
    </div>
  );
}
