import { Skeleton } from '#web/ui/skeleton.tsx';
import { ShowcaseShape } from '../portfolio/gallery/showcase-skeleton.tsx';

export function ProfileSkeleton() {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label="Loading the profile"
      className="grid gap-6 md:gap-8"
    >
      <div className="flex items-center gap-7">
        <Skeleton className="size-20 shrink-0 rounded-full md:size-28" />
        <div className="grid flex-1 content-start gap-3">
          <Skeleton className="h-9 w-72 max-w-full" />
          <Skeleton className="h-5 w-96 max-w-full" />
          <Skeleton className="h-5 w-48" />
        </div>
      </div>
      <div className="@container grid gap-4">
        <Skeleton className="my-1.5 h-7 w-32" />
        <ShowcaseShape />
      </div>
    </div>
  );
}
