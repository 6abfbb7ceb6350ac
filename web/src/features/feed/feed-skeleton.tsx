import { CardSkeleton } from '#web/ui/card-skeleton.tsx';

export function FeedSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading the board" className="grid gap-8 pt-3">
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </div>
  );
}
