import type { ReactNode } from 'react';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MemberHeadSkeleton } from './member-head.tsx';

export const memberColumns = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';

/** Each child is an `<li>`. */
export function MemberGrid({ children, isStale }: { children: ReactNode; isStale?: boolean }) {
  return (
    <ul aria-busy={isStale} className={`${memberColumns} transition-opacity aria-busy:opacity-60`}>
      {children}
    </ul>
  );
}

const places = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

export function MemberGridSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className={memberColumns}>
      {places.map((place) => (
        <div key={place} className="grid gap-4 rounded-sm border border-rule bg-sheet p-4">
          <MemberHeadSkeleton />
          <Skeleton className="w-1/2" />
          <Skeleton className="h-7 w-full" />
        </div>
      ))}
    </div>
  );
}
