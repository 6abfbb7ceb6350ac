import { useInfiniteQuery } from '@tanstack/react-query';
import { Suspense, useDeferredValue } from 'react';
import type { FeedBoard } from '#contract/feed/boards.ts';
import { errorMessage, noConnectionMessage } from '#web/lib/api/api-error.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { lazyComponent } from '#web/lib/browser/lazy-component.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
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
    const isOffline = feed.fetchStatus === 'paused';
    if (feed.data || (feed.isPending && !isOffline)) return <FeedSkeleton />;
    return (
      <EmptyState
        title={isOffline ? 'You are offline' : 'The board did not load'}
        action={<Button onClick={() => void feed.refetch()}>Try Again</Button>}
      >
        {feed.error
          ? errorMessage(feed.error, { fallback: 'Please try again.' })
          : noConnectionMessage}
      </EmptyState>
    );
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
