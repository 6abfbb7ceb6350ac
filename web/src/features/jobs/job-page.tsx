import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import type { Job } from '#contract/jobs/contract.ts';
import { canApplyToJob, canSeeApplicants } from '#contract/jobs/policy.ts';
import { paths, pathTo } from '#contract/paths.ts';
import { findCachedItem } from '#web/features/items/api/item-cache.ts';
import { ItemPageFrame } from '#web/features/items/item-page-frame.tsx';
import { ShareButton } from '#web/features/items/share-button.tsx';
import { useDocumentTitle } from '#web/lib/browser/use-document-title.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Card, CardActions, CardBody, CardTitle } from '#web/ui/card.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { ApplicantList } from '../applications/applicant-list.tsx';
import { ApplicationSubmitted } from '../applications/application-submitted.tsx';
import { SkillChips } from '../skills/skill-chips.tsx';
import { ViewTracker } from '../tracking/view-tracker.tsx';
import { Byline } from '../users/byline.tsx';
import { jobQueries } from './api.ts';
import { ApplyControl } from './apply-control.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobMenu } from './job-menu.tsx';
import { JobTapes } from './job-tapes.tsx';
import { SaveButton } from './save-button.tsx';

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
      back={{ label: 'Back to Jobs', href: paths.jobs }}
    >
      {(job) => (
        <>
          <ViewTracker contentType="job" contentId={job.id}>
            <JobDetails job={job} />
          </ViewTracker>
          {canSeeApplicants(viewer, job) && <ApplicantList jobId={job.id} />}
        </>
      )}
    </ItemPageFrame>
  );
}

function JobDetails({ job }: { job: Job }) {
  const [, navigate] = useLocation();
  const canApply = canApplyToJob(useViewer(), job);
  return (
    <Card aria-labelledby="job-title">
      <JobTapes job={job} />
      <Byline author={job.author} createdAt={job.createdAt}>
        <JobMenu job={job} onDeleted={() => navigate(paths.home)} />
      </Byline>
      <CardTitle asChild className="text-2xl sm:text-3xl">
        <h1 id="job-title">{job.title}</h1>
      </CardTitle>
      <JobFacts job={job} />
      <CardBody className="gap-5">
        <LinkedText text={job.description} className="text-ink" />
        {job.requirements && (
          <section aria-labelledby="job-requirements" className="grid gap-1.5">
            <h2
              id="job-requirements"
              className="font-mono text-2xs tracking-label text-ink-faint uppercase"
            >
              Requirements
            </h2>
            <LinkedText text={job.requirements} />
          </section>
        )}
        <SkillChips skills={job.skills} />
      </CardBody>
      <CardActions>
        {canApply ? (
          <>
            <ApplyControl
              job={job}
              placement="page"
              applied={<ApplicationSubmitted jobId={job.id} />}
            />
            <SaveButton job={job} />
          </>
        ) : (
          <p className="font-mono text-xs text-ink-faint">Your job post</p>
        )}
        <ShareButton path={pathTo('job', { jobId: job.id })} title={job.title} />
      </CardActions>
    </Card>
  );
}
