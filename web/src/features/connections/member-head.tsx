import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#contract/paths.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { formatMajorAndYear } from '#web/lib/format/format-major-and-year.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { MemberMenu } from './member-menu.tsx';

interface MemberHeadProps {
  member: UserSummary;
  /** Below the major and year. */
  children?: ReactNode;
  className?: string;
}

/** Who a card is about. The whole card leads to the profile; what stands above it in `z-1` does not. */
export function MemberHead({ member, children, className }: MemberHeadProps) {
  const { id, firstName, lastName, profileImageUrl } = member;
  return (
    <div className={cn('flex min-w-0 items-center gap-3', className)}>
      <Avatar id={id} src={profileImageUrl} firstName={firstName} lastName={lastName} size="lg" />
      <div className="min-w-0">
        <h2 className="font-display text-lg break-words">
          <Link
            href={pathTo('profile', { userId: id })}
            className="no-underline after:absolute after:inset-0 after:z-1 after:rounded-sm hover:underline focus-visible:shadow-none focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-ring"
          >
            {firstName} {lastName}
          </Link>
        </h2>
        <p className="text-sm text-ink-soft">{formatMajorAndYear(member)}</p>
        {children}
      </div>
      <span className="relative z-1 ml-auto self-start">
        <MemberMenu member={member} />
      </span>
    </div>
  );
}

export function MemberHeadSkeleton({ className }: { className?: string }) {
  return (
    <div className={cn('flex items-center gap-3', className)}>
      <Skeleton className="size-14 rounded-full" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="w-full" />
      </div>
    </div>
  );
}
