import { Mail } from 'lucide-react';
import { Link } from 'wouter';
import type { Application } from '#contract/applications/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { ExpandableText } from '#web/ui/expandable-text.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { MessageButton } from '../messages/message-button.tsx';

export function ApplicantRow({ application }: { application: Application }) {
  const { applicant, message, createdAt, job } = application;
  const name = `${applicant.firstName} ${applicant.lastName}`;
  const subject = encodeURIComponent(`Your application to “${job.title}”`);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-3 gap-y-2 py-4">
      <Avatar
        id={applicant.id}
        src={applicant.profileImageUrl}
        firstName={applicant.firstName}
        lastName={applicant.lastName}
      />
      <div className="min-w-0">
        <Link
          href={pathTo('profile', { userId: applicant.id })}
          className="font-semibold no-underline hover:underline"
        >
          {name}
        </Link>
        <p className="flex flex-wrap gap-x-2 text-sm text-ink-faint">
          {applicant.major && <span>{applicant.major}</span>}
          <RelativeTime instant={createdAt} />
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
      {message && (
        <div className="col-span-full text-ink-soft sm:col-start-2 sm:col-end-3">
          <ExpandableText text={message} label={`what ${name} wrote`} />
        </div>
      )}
    </li>
  );
}
