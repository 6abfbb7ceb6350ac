import { Link } from 'wouter';
import type { Application } from '#contract/applications/contract.ts';
import { paths, pathTo } from '#contract/paths.ts';
import { Card, CardBody, CardTapes, CardTitle } from '#web/ui/card.tsx';
import { Fact, FactList } from '#web/ui/fact-list.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { Byline } from '../users/byline.tsx';
import { ApplicationActions } from './application-actions.tsx';
import { ApplicationTimeline } from './application-timeline.tsx';
import { describePositions } from './describe-positions.ts';
import { MatchingSkills } from './matching-skills.tsx';
import { PortfolioLink } from './portfolio-link.tsx';
import { StateTape } from './state-tape.tsx';
import { WorkStrip } from './work-strip.tsx';

const heading = 'font-mono text-2xs tracking-label text-ink-faint uppercase';

export function ApplicationDetails({ application }: { application: Application }) {
  const { job, applicant, message, matchingSkills, createdAt } = application;
  const positions = describePositions(application);
  return (
    <Card aria-labelledby="application-title">
      <CardTapes>
        <StateTape status={application.status} />
      </CardTapes>
      <CardTitle asChild className="text-2xl sm:text-3xl">
        <h1 id="application-title">
          <Link href={pathTo('job', { jobId: job.id })} className="no-underline hover:underline">
            {job.title}
          </Link>
        </h1>
      </CardTitle>
      <Byline author={applicant} createdAt={createdAt} />
      <FactList>
        <Fact label="Posted by">
          {job.author.firstName} {job.author.lastName}
        </Fact>
        {job.location && <Fact label="Location">{job.location}</Fact>}
        {positions && <Fact label="Position">{positions}</Fact>}
        {applicant.portfolioUrl && (
          <Fact label="Portfolio" className="col-span-2">
            <PortfolioLink url={applicant.portfolioUrl} />
          </Fact>
        )}
      </FactList>
      <CardBody className="gap-5">
        {message ? (
          <LinkedText text={message} className="text-ink" />
        ) : (
          <p>No message was written.</p>
        )}
        {matchingSkills.length > 0 && (
          <section aria-labelledby="application-skills" className="grid gap-1.5">
            <h2 id="application-skills" className={heading}>
              Skills that match
            </h2>
            <MatchingSkills skills={matchingSkills} />
          </section>
        )}
        <WorkStrip application={application} />
        <section aria-labelledby="application-timeline" className="grid gap-2">
          <h2 id="application-timeline" className={heading}>
            Timeline
          </h2>
          <ApplicationTimeline application={application} />
        </section>
      </CardBody>
      <ApplicationActions application={application} listPath={paths.applicants} />
    </Card>
  );
}
