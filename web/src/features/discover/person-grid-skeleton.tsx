import { Skeleton } from '#web/ui/skeleton.tsx';
import { memberColumns } from '../connections/member-grid.tsx';
import { MemberHeadSkeleton } from '../connections/member-head.tsx';
import { personCardAreas } from './person-card.tsx';

const places = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

/** Cards of the size of `PersonCard`. */
export function PersonGridSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className={memberColumns}>
      {places.map((place) => (
        <div key={place} className={personCardAreas}>
          <MemberHeadSkeleton className="[grid-area:who]" />
          <Skeleton className="w-1/2 [grid-area:reason]" />
          <Skeleton className="w-full [grid-area:skills] sm:h-15" />
          <Skeleton className="h-16 w-50 [grid-area:works] sm:-mx-4 sm:-mt-4 sm:aspect-3/1 sm:h-auto sm:w-auto" />
          <Skeleton className="h-11 w-28 self-end rounded-md [grid-area:act] sm:h-10" />
        </div>
      ))}
    </div>
  );
}
