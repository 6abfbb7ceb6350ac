import { type CSSProperties, memo } from 'react';
import type { Work } from '#contract/works/contract.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { WorkTile } from './work-tile.tsx';

/**
 * A page of 24 fills its rows in two, three and four columns. Its width is that of the shell, in numbers: asked of a
 * container, all pages would be styled anew with each one that is added.
 */
export const wallColumns =
  'grid gap-5 transition-opacity [--columns:2] [--gap:0.75rem] [--wall:calc(100vw-2rem)] aria-busy:opacity-60 sm:[--gap:1rem] md:[--columns:3] md:[--wall:calc(min(100vw,80rem)-3rem)] xl:[--columns:4]';

/** Its padding is room for the focus rings, which content-visibility would clip. */
const pageGrid =
  '-m-1 grid grid-cols-[repeat(var(--columns),minmax(0,1fr))] gap-x-(--gap) gap-y-5 p-1';

/** The height that a page has when it is drawn, but for a scroll bar: nothing moves as it comes into view. */
function sizeWhileSkipped(count: number): CSSProperties {
  const tile =
    '((var(--wall) - (var(--columns) - 1) * var(--gap)) / var(--columns) * 2 / 3 + 5rem)';
  const rows = `round(up, ${count} / var(--columns), 1)`;
  return {
    contentVisibility: 'auto',
    containIntrinsicHeight: `auto calc(${rows} * (${tile} + 1.25rem) - 1.25rem)`,
  };
}

interface WallPageProps {
  works: Work[];
  onOpen: (id: string) => void;
}

/** The browser skips pages that are far off screen, and React those that have not changed. */
export const WallPage = memo(function WallPage({ works, onOpen }: WallPageProps) {
  return (
    <ul aria-label="Works" className={pageGrid} style={sizeWhileSkipped(works.length)}>
      {works.map((work) => (
        <WorkTile key={work.id} work={work} onOpen={onOpen} />
      ))}
    </ul>
  );
});

const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l'];

export function WallSkeleton() {
  return (
    <div role="status" aria-busy="true" aria-label="Loading works" className={wallColumns}>
      <div className={pageGrid}>
        {places.map((place) => (
          <div key={place}>
            <Skeleton className="aspect-3/2 h-auto" />
            <div className="grid h-20 content-start gap-2 pt-3">
              <Skeleton className="w-2/3" />
              <Skeleton className="h-3 w-1/3" />
              <Skeleton className="h-3 w-1/2" />
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
