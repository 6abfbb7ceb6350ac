import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue } from 'react';
import type { FeedBoard } from '#contract/feed/boards.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { feedQueries } from './api.ts';
import type { Composer } from './composer/use-composer.ts';
import { FeedEnd } from './feed-end.tsx';
import { FeedItems } from './feed-items.tsx';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { NewItemsButton } from './new-items-button.tsx';

const BoardEmpty = lazyComponent(() =>
  import('./boards/board-empty.tsx').then((module) => module.BoardEmpty),
);

interface FeedListProps {
  board: FeedBoard;
  composer: Pick<Composer, 'open'>;
}

/** The deferred value renders a new page of cards in small steps. */
export function FeedList({ board, composer }: FeedListProps) {
  const feed = useInfiniteQuery(feedQueries.list(board));
  const data = useDeferredValue(feed.data);
  const items = pageItems(data);
  const [newest] = items;
  if (!data) {
    if (feed.data || (feed.isPending && feed.fetchStatus !== 'paused')) return <FeedSkeleton />;
    return <LoadError query={feed} title="The board did not load" />;
  }
  const isEmpty = !newest && !feed.hasNextPage;
  return (
    <>
      {board !== 'for-you' && (
        <NewItemsButton board={board} newest={newest} readAt={feed.dataUpdatedAt} />
      )}
      {isEmpty && (
        <Suspense fallback={null}>
          <BoardEmpty board={board} composer={composer} />
        </Suspense>
      )}
      {!isEmpty && (
        <FeedItems
          items={items}
          end={<FeedEnd board={board} feed={feed} isBehind={data !== feed.data} />}
        />
      )}
    </>
  );
}
