import { Skeleton } from './skeleton.tsx';
import { cn } from './styles/cn.ts';

export function CardSkeleton({ className }: { className?: string }) {
  return (
    <div
      data-slot="card-skeleton"
      className={cn(
        'relative grid gap-4 rounded-sm border border-rule bg-sheet px-4 py-5 sm:px-5',
        className,
      )}
    >
      <Skeleton className="torn absolute -top-3 -left-1.5 h-6 w-20" />
      <div className="flex items-center gap-3">
        <Skeleton className="size-10 rounded-full" />
        <div className="grid flex-1 gap-2">
          <Skeleton className="w-36" />
          <Skeleton className="h-3 w-48" />
        </div>
      </div>
      <Skeleton className="h-6 w-3/4" />
      <div className="grid grid-cols-2 gap-4 border-y border-rule py-3 sm:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((key) => (
          <div key={key} className="grid gap-2">
            <Skeleton className="h-2.5 w-14" />
            <Skeleton className="w-20" />
          </div>
        ))}
      </div>
      <div className="grid gap-2">
        <Skeleton />
        <Skeleton className="w-11/12" />
        <Skeleton className="w-2/3" />
      </div>
      <div className="flex gap-2 border-t border-rule pt-4">
        <Skeleton className="h-10 w-28" />
        <Skeleton className="h-10 w-20" />
      </div>
    </div>
  );
}
