import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { useInView } from '#web/lib/browser/use-in-view.ts';
import { Button } from '#web/ui/button.tsx';
import { CardSkeleton } from '#web/ui/card-skeleton.tsx';

const preloadDistance = 1_400;

interface FeedEndProps {
  feed: UseInfiniteQueryResult;
  /** Loaded cards are still being rendered. */
  isBehind: boolean;
}

/** Fetches the next page before the reader reaches the end. */
export function FeedEnd({ feed, isBehind }: FeedEndProps) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = feed;
  const [ref, isNear] = useInView<HTMLDivElement>(preloadDistance);
  const shouldFetch = isNear && hasNextPage && !isBehind && !isFetching && !isFetchNextPageError;

  useEffect(() => {
    if (shouldFetch) void fetchNextPage();
  }, [shouldFetch, fetchNextPage]);

  return (
    <div ref={ref} className="grid min-h-24 content-start justify-items-center gap-4 pt-6">
      {isFetchNextPageError && (
        <p role="alert" className="text-center text-ink-soft">
          {errorMessage(feed.error, { fallback: 'The rest of the board did not load.' })}
        </p>
      )}
      {feed.isFetchingNextPage || isBehind ? (
        <div role="status" aria-label="Loading more" className="w-full">
          <CardSkeleton />
        </div>
      ) : (
        hasNextPage && (
          <Button onClick={() => void fetchNextPage()}>
            {isFetchNextPageError ? 'Try Again' : 'Load more'}
          </Button>
        )
      )}
      {!hasNextPage && !isBehind && (
        <p className="font-mono text-xs text-ink-faint">That is everything on the board.</p>
      )}
    </div>
  );
}
