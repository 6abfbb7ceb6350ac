import { Link } from 'wouter';
import type { Application } from '#contract/applications/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { describePositions } from './describe-positions.ts';
import { StateTape } from './state-tape.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

export function MyApplicationRow({ application }: { application: Application }) {
  const { job, createdAt, status, note } = application;
  const positions = describePositions(application);
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-4">
      <div className="grid min-w-0 gap-1">
        <Link
          href={pathTo('application', { applicationId: application.id })}
          className="font-semibold wrap-anywhere no-underline hover:underline"
        >
          {job.title}
        </Link>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-faint">
          <span>
            {job.author.firstName} {job.author.lastName}
          </span>
          <RelativeTime instant={createdAt} />
          {positions && <span>{positions}</span>}
          <StateTape status={status} />
        </p>
        {note && <p className="text-sm wrap-anywhere text-ink-soft">“{note}”</p>}
      </div>
      <WithdrawButton application={application} size="sm" />
    </li>
  );
}
