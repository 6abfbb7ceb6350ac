import { Skeleton } from '#web/ui/skeleton.tsx';

const lines = ['w-4/5', 'w-3/5'];

export function CommentsSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading comments" className="grid gap-6">
      {lines.map((width) => (
        <div key={width} className="flex gap-3">
          <Skeleton className="size-8 rounded-full" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="w-2/5" />
            <Skeleton className={width} />
          </div>
        </div>
      ))}
    </div>
  );
}
