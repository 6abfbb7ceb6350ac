import { Mail } from 'lucide-react';
import { Link } from 'wouter';
import type { Application } from '#contract/applications/contract.ts';
import type { ApplicationStatus } from '#contract/applications/forms.ts';
import { canDecideApplication } from '#contract/applications/policy.ts';
import { pathTo } from '#contract/paths.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ExpandableText } from '#web/ui/expandable-text.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { MessageButton } from '../messages/message-button.tsx';
import { DecisionButtons } from './decision-buttons.tsx';
import { describePositions } from './describe-positions.ts';
import { MatchingSkills } from './matching-skills.tsx';
import { StateTape } from './state-tape.tsx';
import { WorkStrip } from './work-strip.tsx';

interface ApplicantRowProps {
  application: Application;
  onDecide: (status: ApplicationStatus) => void;
}

export function ApplicantRow({ application, onDecide }: ApplicantRowProps) {
  const { applicant, message, createdAt, job } = application;
  const canDecide = canDecideApplication(useViewer(), application);
  const name = `${applicant.firstName} ${applicant.lastName}`;
  const subject = encodeURIComponent(`Your application to “${job.title}”`);
  const positions = describePositions(application);
  return (
    <li
      data-application={application.id}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-3 px-2 py-4 focus-within:bg-well"
    >
      <Avatar
        id={applicant.id}
        src={applicant.profileImageUrl}
        firstName={applicant.firstName}
        lastName={applicant.lastName}
      />
      <div className="min-w-0">
        <Link
          href={pathTo('application', { applicationId: application.id })}
          className="font-semibold no-underline hover:underline"
        >
          {name}
        </Link>
        <p className="flex flex-wrap gap-x-2 text-sm text-ink-faint">
          {applicant.major && <span>{applicant.major}</span>}
          <RelativeTime instant={createdAt} />
          {positions && <span>{positions}</span>}
        </p>
      </div>
      <div className="flex">
        <MessageButton member={applicant} isIcon />
        <IconButton asChild size="sm" label={`E-mail ${name}`}>
          <a href={`mailto:${applicant.email}?subject=${subject}`}>
            <Mail />
          </a>
        </IconButton>
      </div>
      <div className="col-span-full grid grid-cols-[minmax(0,1fr)] gap-3 sm:col-start-2">
        {message && (
          <div className="text-ink-soft">
            <ExpandableText text={message} label={`what ${name} wrote`} />
          </div>
        )}
        <MatchingSkills skills={application.matchingSkills} />
        <WorkStrip application={application} />
        <div className="flex flex-wrap items-center gap-2">
          <StateTape status={application.status} />
          {canDecide && <DecisionButtons application={application} size="sm" onDecide={onDecide} />}
        </div>
      </div>
    </li>
  );
}
