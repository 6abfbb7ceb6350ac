import { Skeleton } from '#web/ui/skeleton.tsx';

const widths = ['w-3/5', 'w-2/5 self-end', 'w-1/2', 'w-3/5 self-end', 'w-1/3'];

export function ThreadSkeleton() {
  return (
    <div
      role="status"
      aria-busy="true"
      aria-label="Loading messages"
      className="flex flex-1 flex-col justify-end gap-4 px-4 py-6 md:px-6"
    >
      {widths.map((width) => (
        <Skeleton key={width} className={`h-11 rounded-lg ${width}`} />
      ))}
    </div>
  );
}
