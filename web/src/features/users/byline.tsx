import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#contract/paths.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { CardHeader } from '#web/ui/card.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';

interface BylineProps {
  author: UserSummary;
  createdAt: string;
  /** Rendered at the end of the line. */
  children?: ReactNode;
}

export function Byline({ author, createdAt, children }: BylineProps) {
  const { id, firstName, lastName, major, profileImageUrl } = author;
  const profile = pathTo('profile', { userId: id });
  return (
    <CardHeader>
      <Link href={profile} aria-hidden="true" tabIndex={-1} className="rounded-full">
        <Avatar id={id} src={profileImageUrl} firstName={firstName} lastName={lastName} />
      </Link>
      <div className="min-w-0">
        <p className="truncate font-semibold">
          <Link href={profile} className="no-underline hover:underline">
            {firstName} {lastName}
          </Link>
        </p>
        <p className="flex flex-wrap gap-x-2 text-sm text-ink-faint">
          {major && <span className="break-words">{major}</span>}
          {major && <span aria-hidden="true">·</span>}
          <RelativeTime instant={createdAt} className="whitespace-nowrap" />
        </p>
      </div>
      {children}
    </CardHeader>
  );
}
