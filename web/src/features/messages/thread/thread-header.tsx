import { ArrowLeft } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Link } from 'wouter';
import { paths, pathTo } from '#contract/paths.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { formatMajorAndYear } from '#web/lib/format/format-major-and-year.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MemberAvatar } from '../member-avatar.tsx';

interface ThreadHeaderProps {
  member: UserSummary | null;
  headingRef?: Ref<HTMLHeadingElement>;
  /** At the end of the line. */
  children?: ReactNode;
}

export function ThreadHeader({ member, headingRef, children }: ThreadHeaderProps) {
  return (
    <header className="flex min-h-15 items-center gap-3 border-b border-rule px-2 py-2 md:px-6">
      <IconButton asChild label="Back to all messages" size="lg" className="size-11 md:hidden">
        <Link href={paths.messages}>
          <ArrowLeft />
        </Link>
      </IconButton>
      <MemberAvatar member={member} />
      <div className="min-w-0 flex-1">
        <h2
          ref={headingRef}
          tabIndex={-1}
          className="truncate font-display text-lg focus-visible:shadow-none focus-visible:outline-none"
        >
          {member ? (
            <Link
              href={pathTo('profile', { userId: member.id })}
              className="no-underline hover:underline"
            >
              {member.firstName} {member.lastName}
            </Link>
          ) : (
            'Deleted account'
          )}
        </h2>
        {member && <p className="truncate text-xs text-ink-faint">{formatMajorAndYear(member)}</p>}
      </div>
      {children}
    </header>
  );
}
