import { Skeleton } from '#web/ui/skeleton.tsx';

export function PageSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading" className="grid gap-4">
      <Skeleton className="h-9 w-56" />
      <Skeleton className="h-40" />
      <Skeleton className="h-40" />
    </div>
  );
}
