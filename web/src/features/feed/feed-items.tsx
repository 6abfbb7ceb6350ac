import { Fragment, type ReactNode, startTransition, useEffect, useState } from 'react';
import type { FeedItem } from '#contract/feed/contract.ts';
import { runWhenIdle } from '#web/lib/browser/run-when-idle.ts';
import { useInView } from '#web/lib/browser/use-in-view.ts';
import { useMediaQuery } from '#web/lib/browser/use-media-query.ts';
import { TrendingSkills } from '../skills/trending-skills.tsx';
import { firstPageSize } from './api.ts';
import { FeedItemCard } from './feed-item-card.tsx';
import { LazySidePanels } from './lazy-side-panels.tsx';

const firstScreen = 2;
const step = 2;
/** Estimated height in rem of a card that is not rendered yet, so that the page can be scrolled at once. */
const cardHeight = 30;
const all = Number.POSITIVE_INFINITY;
/** On narrow screens the side panels follow the third card, once all cards are rendered and they come near. */
const cardsAbovePanels = 3;
const preloadDistance = 1_000;

interface FeedItemsProps {
  items: FeedItem[];
  /** Rendered below the last item. */
  end: ReactNode;
}

/**
 * The first visit renders one card at once and the others a few at a time when the browser is idle, so that the
 * first paint is not blocked. A returning visitor with a longer list gets all cards, so that the scroll position
 * can be restored.
 */
export function FeedItems({ items, end }: FeedItemsProps) {
  const [count, setCount] = useState(items.length > firstPageSize ? all : 1);
  const isWhole = count >= items.length;
  const isNarrow = useMediaQuery('(width < 64rem)');
  const lastAbovePanels = items[Math.min(items.length, cardsAbovePanels) - 1];
  const abovePanels = isNarrow && count === all ? lastAbovePanels : undefined;
  const room = isWhole ? undefined : `${(items.length - count) * cardHeight}rem`;

  useEffect(() => {
    if (count === all) return;
    const next = isWhole ? all : count + step;
    return runWhenIdle(() => startTransition(() => setCount(next)));
  }, [count, isWhole]);

  return (
    <>
      <ol
        className="grid grid-cols-[minmax(0,1fr)] gap-7 pt-3 sm:gap-8"
        style={{ paddingBottom: room }}
      >
        {items.slice(0, count).map((item, index) => (
          <Fragment key={item.id}>
            <FeedItemCard item={item} priority={index < firstScreen} />
            {item === abovePanels && <NearbyPanels />}
          </Fragment>
        ))}
      </ol>
      {isWhole && end}
    </>
  );
}

function NearbyPanels() {
  const [ref, isNear] = useInView<HTMLLIElement>(preloadDistance);
  const [isWanted, setWanted] = useState(isNear);
  if (isNear && !isWanted) setWanted(true);
  return (
    <li ref={ref} className="grid grid-cols-[minmax(0,1fr)] gap-6">
      {isWanted && (
        <>
          <TrendingSkills />
          <LazySidePanels />
        </>
      )}
    </li>
  );
}
