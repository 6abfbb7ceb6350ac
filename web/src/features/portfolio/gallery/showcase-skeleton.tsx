import { Skeleton } from '#web/ui/skeleton.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { showcaseColumns } from './showcase.tsx';

const inGrid = ['a', 'b', 'c', 'd', 'e'];

export function ShowcaseSkeleton() {
  return (
    <div role="status" aria-label="Loading the portfolio" aria-busy="true">
      <ShowcaseShape />
    </div>
  );
}

/** Six cards, the first one wide. */
export function ShowcaseShape() {
  return (
    <div className={showcaseColumns}>
      <PieceShape
        className="col-span-full"
        pictureClassName="aspect-video max-h-[max(100svh-20rem,16rem)]"
      />
      {inGrid.map((key) => (
        <PieceShape key={key} pictureClassName="aspect-[3/2]" />
      ))}
    </div>
  );
}

function PieceShape(props: { className?: string; pictureClassName: string }) {
  return (
    <div className={cn('grid gap-3', props.className)}>
      <Skeleton className={cn('h-auto w-full', props.pictureClassName)} />
      <Skeleton className="h-5 w-3/5" />
      <Skeleton className="w-2/5" />
    </div>
  );
}
