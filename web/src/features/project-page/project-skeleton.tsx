import { Skeleton } from '#web/ui/skeleton.tsx';

export function ProjectSkeleton() {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6 pt-2 md:grid-cols-[15rem_minmax(0,1fr)] lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-x-12">
      <Skeleton className="mx-auto aspect-[4/5] w-full max-w-sm md:max-w-none" />
      <div className="grid gap-5">
        <Skeleton className="h-11 w-3/4" />
        <Skeleton className="h-16" />
        <Skeleton className="h-24" />
        <Skeleton className="h-40" />
      </div>
    </div>
  );
}
