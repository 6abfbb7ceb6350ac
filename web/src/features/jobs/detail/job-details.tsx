import { useLocation } from 'wouter';
import type { Job } from '#contract/jobs/contract.ts';
import { paths } from '#contract/paths.ts';
import { formatLongDay, parseDayKey } from '#web/lib/format/format-date.ts';
import { Card, CardBody, CardTitle } from '#web/ui/card.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { ProjectTag } from '../../projects/project-tag.tsx';
import { SkillChips } from '../../skills/skill-chips.tsx';
import { Byline } from '../../users/byline.tsx';
import { JobFacts } from '../job-facts.tsx';
import { JobMenu } from '../job-menu.tsx';
import { JobTapes } from '../job-tapes.tsx';
import { PositionList } from './position-list.tsx';

export function JobDetails({ job }: { job: Job }) {
  const [, navigate] = useLocation();
  const { author, respondBy } = job;
  return (
    <Card aria-labelledby="job-title">
      <JobTapes job={job} />
      <Byline author={author} createdAt={job.createdAt}>
        <JobMenu job={job} onDeleted={() => navigate(paths.jobs)} />
      </Byline>
      <ProjectTag project={job.project} />
      <CardTitle asChild className="text-2xl sm:text-3xl">
        <h1 id="job-title">{job.title}</h1>
      </CardTitle>
      <JobFacts job={job} />
      {respondBy && (
        <p className="border-l-4 border-rule bg-well px-3 py-2 text-sm">
          {author.firstName} answers everyone by {formatLongDay(parseDayKey(respondBy))}.
        </p>
      )}
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
        <PositionList positions={job.positions} />
        <SkillChips skills={job.skills} />
      </CardBody>
    </Card>
  );
}
