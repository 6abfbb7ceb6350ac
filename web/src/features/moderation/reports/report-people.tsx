import { Link } from 'wouter';
import type { Report } from '#contract/moderation/contract.ts';
import { pathTo } from '#contract/paths.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Tape } from '#web/ui/tape.tsx';

/** Whom the report is about, and who sent it. */
export function ReportPeople({ report: { subject, reporter } }: { report: Report }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2 text-sm">
      {subject ? (
        <div className="flex min-w-0 items-center gap-2">
          <Avatar
            id={subject.id}
            src={subject.profileImageUrl}
            firstName={subject.firstName}
            lastName={subject.lastName}
          />
          <div className="min-w-0">
            <p className="flex flex-wrap items-center gap-2">
              <span>
                About{' '}
                <Link
                  href={pathTo('profile', { userId: subject.id })}
                  className="font-semibold text-ink"
                >
                  {subject.firstName} {subject.lastName}
                </Link>
              </span>
              {subject.isSuspended && <Tape tone="danger">Suspended</Tape>}
            </p>
            <p className="font-mono text-xs wrap-anywhere text-ink-faint">{subject.email}</p>
          </div>
        </div>
      ) : (
        <p className="text-ink-soft">About a member whose account is gone</p>
      )}
      <p className="text-ink-soft">
        Reported by{' '}
        {reporter ? (
          <Link href={pathTo('profile', { userId: reporter.id })} className="font-medium text-ink">
            {reporter.firstName} {reporter.lastName}
          </Link>
        ) : (
          'a member whose account is gone'
        )}
      </p>
    </div>
  );
}
