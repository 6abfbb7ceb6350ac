import { Skeleton } from '#web/ui/skeleton.tsx';

export function NotificationSkeleton() {
  return (
    <div role="status" aria-label="Loading notifications" aria-busy="true" className="grid">
      {[0, 1, 2, 3].map((row) => (
        <div key={row} className="flex gap-3 p-3">
          <Skeleton className="size-10 shrink-0 rounded-full" />
          <div className="grid flex-1 gap-2 self-center">
            <Skeleton className="w-1/3" />
            <Skeleton className="w-4/5" />
          </div>
        </div>
      ))}
    </div>
  );
}
