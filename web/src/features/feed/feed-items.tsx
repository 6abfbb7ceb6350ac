import { Fragment, type ReactNode, startTransition, useEffect, useState } from 'react';
import type { FeedItem } from '#contract/feed/contract.ts';
import { runWhenIdle } from '#web/lib/browser/run-when-idle.ts';
import { useMediaQuery } from '#web/lib/browser/use-media-query.ts';
import { RecommendedConnections } from '../connections/recommended-connections.tsx';
import { firstPageSize } from './api.ts';
import { FeedItemCard } from './feed-item-card.tsx';

const firstScreen = 2;
const step = 2;
/** About so high, in rem: whoever scrolls at once finds a page to scroll. */
const cardHeight = 30;
const all = Number.POSITIVE_INFINITY;
/** Where there is no column for them, people are named below the third card, once the cards are all there. */
const cardsAbovePeople = 3;

interface FeedItemsProps {
  items: FeedItem[];
  /** What stands below the last of them. */
  end: ReactNode;
}

/**
 * On a first visit one card is there at once; those below it follow, a few whenever nothing else is to be done. From
 * then on, and for whoever comes back to a longer list, all are shown.
 */
export function FeedItems({ items, end }: FeedItemsProps) {
  const [count, setCount] = useState(items.length > firstPageSize ? all : 1);
  const isWhole = count >= items.length;
  const isNarrow = useMediaQuery('(width < 64rem)');
  const abovePeople = isNarrow && count === all ? items[cardsAbovePeople - 1] : undefined;
  const room = isWhole ? undefined : `${(items.length - count) * cardHeight}rem`;

  useEffect(() => {
    if (count === all) return;
    const next = isWhole ? all : count + step;
    return runWhenIdle(() => startTransition(() => setCount(next)));
  }, [count, isWhole]);

  return (
    <>
      <ol className="grid grid-cols-[minmax(0,1fr)] gap-8 pt-3" style={{ paddingBottom: room }}>
        {items.slice(0, count).map((item, index) => (
          <Fragment key={item.id}>
            <FeedItemCard item={item} priority={index < firstScreen} />
            {item === abovePeople && (
              <li className="empty:hidden">
                <RecommendedConnections />
              </li>
            )}
          </Fragment>
        ))}
      </ol>
      {isWhole && end}
    </>
  );
}
