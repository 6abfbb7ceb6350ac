import { Skeleton } from '#web/ui/skeleton.tsx';

export function ProfileSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading the profile" className="grid gap-8">
      <div className="flex flex-col gap-6 border-b border-rule pb-8 sm:flex-row">
        <Skeleton className="size-28 shrink-0 rounded-full md:size-36" />
        <div className="grid flex-1 content-start gap-4">
          <Skeleton className="h-10 w-72 max-w-full" />
          <Skeleton className="h-5 w-96 max-w-full" />
          <Skeleton className="h-16 w-full max-w-2xl" />
        </div>
      </div>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Skeleton className="h-80" />
        <Skeleton className="h-64" />
      </div>
    </div>
  );
}
