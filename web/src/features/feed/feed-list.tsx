import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { errorMessage, noConnectionMessage } from '#web/lib/api/api-error.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { feedQueries } from './api.ts';
import { FeedEmpty } from './feed-empty.tsx';
import { FeedEnd } from './feed-end.tsx';
import { FeedItems } from './feed-items.tsx';
import { FeedSkeleton } from './feed-skeleton.tsx';
import { NewItemsButton } from './new-items-button.tsx';

/** The deferred value renders a new page of cards in small steps. */
export function FeedList({ onCreatePost }: { onCreatePost: () => void }) {
  const feed = useInfiniteQuery(feedQueries.list());
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
      <NewItemsButton newest={newest} readAt={feed.dataUpdatedAt} />
      {isEmpty && <FeedEmpty onCreatePost={onCreatePost} />}
      {!isEmpty && (
        <FeedItems items={items} end={<FeedEnd feed={feed} isBehind={data !== feed.data} />} />
      )}
    </>
  );
}
