import { Skeleton } from '#web/ui/skeleton.tsx';

export function ListSkeleton({ label }: { label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} className="grid gap-3">
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3">
          <Skeleton className="size-10 rounded-full" />
          <Skeleton className="w-3/5" />
        </div>
      ))}
    </div>
  );
}
