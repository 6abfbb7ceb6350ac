import { memo } from 'react';
import { Link } from 'wouter';
import type { FeedReason } from '#contract/feed/contract.ts';
import type { Job } from '#contract/jobs/contract.ts';
import { canApplyToJob } from '#contract/jobs/policy.ts';
import { pathTo } from '#contract/paths.ts';
import { ShareButton } from '#web/features/items/share-button.tsx';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Card, CardActions, CardBody, CardTitle } from '#web/ui/card.tsx';
import { ClampedText } from '#web/ui/clamped-text.tsx';
import { AppliedMenu } from '../applications/applied-menu.tsx';
import { FeedReasonLine } from '../items/feed-reason-line.tsx';
import { ProjectTag } from '../projects/project-tag.tsx';
import { SkillChips } from '../skills/skill-chips.tsx';
import { Byline } from '../users/byline.tsx';
import { ApplyControl } from './apply-control.tsx';
import { JobFacts } from './job-facts.tsx';
import { JobMenu } from './job-menu.tsx';
import { JobTapes } from './job-tapes.tsx';
import { OpenPositions } from './open-positions.tsx';
import { SaveButton } from './save-button.tsx';

interface JobCardProps {
  job: Job;
  /** Why it stands where it does. */
  reason?: FeedReason;
}

export const JobCard = memo(function JobCard({ job, reason }: JobCardProps) {
  const titleId = `${job.id}-title`;
  const path = pathTo('job', { jobId: job.id });
  return (
    <Card aria-labelledby={titleId}>
      <JobTapes job={job} />
      <Byline author={job.author} createdAt={job.createdAt} path={path}>
        <JobMenu job={job} />
      </Byline>
      <ProjectTag project={job.project} />
      <FeedReasonLine reason={reason} />
      <CardTitle id={titleId}>
        <Link href={path} className="no-underline hover:underline">
          {job.title}
        </Link>
      </CardTitle>
      <JobFacts isDense job={job} />
      <OpenPositions job={job} />
      <CardBody>
        <ClampedText text={job.description} label={job.title} />
        <SkillChips skills={job.skills} />
      </CardBody>
      <CardActions>
        <JobActions job={job} />
        <ShareButton path={path} title={job.title} />
      </CardActions>
    </Card>
  );
});

function JobActions({ job }: { job: Job }) {
  if (!canApplyToJob(useViewer(), job)) {
    return <p className="font-mono text-xs text-ink-faint">Your job post</p>;
  }
  return (
    <>
      <ApplyControl job={job} placement="card" applied={<AppliedMenu jobId={job.id} />} />
      <SaveButton job={job} />
    </>
  );
}
