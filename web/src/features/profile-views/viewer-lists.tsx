import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import { pathTo } from '#contract/paths.ts';
import type { ProfileViewStats } from '#contract/profile-views/contract.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { formatMajorAndYear } from '#web/lib/format/format-major-and-year.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Button } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { RelativeTime } from '#web/ui/relative-time.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { profileViewQueries } from './api.ts';

interface ViewerListsProps {
  userId: string;
  recent: ProfileViewStats['recentViews'];
}

/** The last viewers with their time, or everyone. */
export function ViewerLists({ userId, recent }: ViewerListsProps) {
  const [showsAll, setShowsAll] = useState(false);
  const titleId = useId();
  return (
    <div className="grid gap-2">
      <div className="flex items-center justify-between gap-3">
        <h3 id={titleId} className="text-sm font-semibold">
          {showsAll ? 'All Viewers' : 'Recent Viewers'}
        </h3>
        <Button
          size="sm"
          variant={showsAll ? 'solid' : 'outline'}
          aria-pressed={showsAll}
          onClick={() => setShowsAll((shown) => !shown)}
        >
          All views
        </Button>
      </div>
      {showsAll ? (
        <AllViewers userId={userId} titleId={titleId} />
      ) : (
        <ul aria-labelledby={titleId} className="divide-y divide-rule">
          {recent.map(({ viewedAt, ...viewer }) => (
            <ViewerRow key={viewer.id} viewer={viewer}>
              <RelativeTime instant={viewedAt} className="font-mono text-2xs text-ink-faint" />
            </ViewerRow>
          ))}
        </ul>
      )}
    </div>
  );
}

function AllViewers({ userId, titleId }: { userId: string; titleId: string }) {
  const { data, error, isPending, refetch } = useQuery(profileViewQueries.recent(userId));
  if (isPending) {
    return (
      <div role="status" aria-busy="true" aria-label="Loading all viewers" className="grid gap-3">
        <Skeleton className="h-8" />
        <Skeleton className="h-8" />
        <Skeleton className="h-8" />
      </div>
    );
  }
  if (!data) {
    return (
      <LoadError query={{ error, refetch }} layout="lines" fallback="The list did not load." />
    );
  }
  return (
    <ul aria-labelledby={titleId} className="max-h-72 divide-y divide-rule overflow-y-auto">
      {data.map(({ viewer }) => (
        <ViewerRow key={viewer.id} viewer={viewer} />
      ))}
    </ul>
  );
}

function ViewerRow({ viewer, children }: { viewer: UserSummary; children?: ReactNode }) {
  const { id, firstName, lastName, profileImageUrl } = viewer;
  return (
    <li>
      <Link
        href={pathTo('profile', { userId: id })}
        className="group grid min-h-11 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 py-2 text-sm no-underline"
      >
        <Avatar id={id} src={profileImageUrl} firstName={firstName} lastName={lastName} size="sm" />
        <span className="min-w-0">
          <span className="block font-semibold break-words group-hover:underline">
            {firstName} {lastName}
          </span>
          <span className="block truncate text-xs text-ink-soft">{formatMajorAndYear(viewer)}</span>
        </span>
        {children}
      </Link>
    </li>
  );
}
