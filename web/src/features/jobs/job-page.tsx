import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Job } from '#contract/jobs/contract.ts';
import { canSeeApplicants } from '#contract/jobs/policy.ts';
import { paths } from '#contract/paths.ts';
import { findCachedItem } from '#web/features/items/api/item-cache.ts';
import { ItemPageFrame } from '#web/features/items/item-page-frame.tsx';
import { useDocumentTitle } from '#web/lib/browser/use-document-title.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { StickyColumn } from '#web/ui/sticky-column.tsx';
import { ApplicantList } from '../applications/applicant-list.tsx';
import { ViewTracker } from '../tracking/view-tracker.tsx';
import { jobQueries } from './api.ts';
import { AuthorPanel } from './detail/author-panel.tsx';
import { CrewPanel } from './detail/crew-panel.tsx';
import { JobActionBar } from './detail/job-action-bar.tsx';
import { JobDetails } from './detail/job-details.tsx';
import { SimilarJobs } from './detail/similar-jobs.tsx';

export function JobPage({ jobId }: { jobId: string }) {
  const client = useQueryClient();
  const viewer = useViewer();
  const query = useQuery({
    ...jobQueries.detail(jobId),
    initialData: () => findCachedItem<Job>(client, jobId),
    initialDataUpdatedAt: 0,
  });
  useDocumentTitle(query.data?.title);
  return (
    <ItemPageFrame
      query={query}
      missing="Job not found"
      back={{ label: 'Back to Jobs', href: paths.jobs, toPrevious: true }}
      isWide
    >
      {(job) => (
        <div className="flex flex-col gap-6 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
          <div className="contents lg:flex lg:flex-col">
            <ViewTracker contentType="job" contentId={job.id}>
              <JobDetails job={job} />
            </ViewTracker>
            {canSeeApplicants(viewer, job) && (
              <div className="lg:pt-6">
                <ApplicantList jobId={job.id} />
              </div>
            )}
            <JobActionBar job={job} />
          </div>
          <aside aria-label="About this job">
            <StickyColumn>
              <AuthorPanel job={job} />
              <CrewPanel job={job} />
              <SimilarJobs jobId={job.id} />
            </StickyColumn>
          </aside>
        </div>
      )}
    </ItemPageFrame>
  );
}
