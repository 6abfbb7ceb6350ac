import { useEffect, useRef, useState } from 'react';
import type { PortfolioItem } from '#contract/portfolio/contract.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/styles/cn.ts';
import { piecePlace } from './piece-place.ts';
import { ShowcasePiece } from './showcase-piece.tsx';

const shownFirst = 7;

export const showcaseColumns =
  'grid gap-x-3 gap-y-6 @2xs:grid-cols-2 @md:gap-x-4 @2xl:grid-cols-3 @2xl:gap-y-8';

interface ShowcaseProps {
  items: PortfolioItem[];
  person: Pick<UserSummary, 'id' | 'firstName' | 'lastName'>;
}

/** The works as visitors see them: the first one wide, the others in a grid. */
export function Showcase({ items, person }: ShowcaseProps) {
  const [isWhole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = isWhole ? items : items.slice(0, shownFirst);
  const hasHalves = piecePlace(1, shown.length) === 'half';

  // The button that had the focus is gone.
  useEffect(() => {
    if (isWhole) list.current?.children[shownFirst]?.querySelector('a')?.focus();
  }, [isWhole]);

  return (
    <div className="grid justify-items-center gap-6">
      <ul ref={list} className={cn('w-full', showcaseColumns, hasHalves && '@2xl:grid-cols-2')}>
        {shown.map((item, index) => (
          <ShowcasePiece
            key={item.id}
            item={item}
            person={person}
            place={piecePlace(index, shown.length)}
            isFirst={index === 0}
          />
        ))}
      </ul>
      {items.length > shown.length && (
        <Button onClick={() => setWhole(true)}>Show all {items.length} works</Button>
      )}
    </div>
  );
}
