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
  /** Where the time leads. */
  path?: string;
  /** Rendered at the end of the line. */
  children?: ReactNode;
}

export function Byline({ author, createdAt, path, children }: BylineProps) {
  const { id, firstName, lastName, major, profileImageUrl } = author;
  const profile = pathTo('profile', { userId: id });
  const time = <RelativeTime instant={createdAt} className="whitespace-nowrap" />;
  return (
    <CardHeader>
      <Link href={profile} aria-hidden="true" tabIndex={-1} className="rounded-full">
        <Avatar id={id} src={profileImageUrl} firstName={firstName} lastName={lastName} />
      </Link>
      <div className="min-w-0">
        <p className="truncate font-semibold">
          <Link href={profile} className="inline-block leading-6 no-underline hover:underline">
            {firstName} {lastName}
          </Link>
        </p>
        <p className="flex flex-wrap gap-x-2 text-sm leading-6 text-ink-faint">
          {major && <span className="break-words">{major}</span>}
          {major && <span aria-hidden="true">·</span>}
          {path ? (
            <Link href={path} className="no-underline hover:underline">
              {time}
            </Link>
          ) : (
            time
          )}
        </p>
      </div>
      {children}
    </CardHeader>
  );
}
