import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'wouter';
import type { FeedBoard } from '#contract/feed/boards.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { useInView } from '#web/lib/browser/use-in-view.ts';
import { Button } from '#web/ui/button.tsx';
import { CardSkeleton } from '#web/ui/card-skeleton.tsx';
import { pathToBoard } from './boards/use-board.ts';

const preloadDistance = 1_400;

interface FeedEndProps {
  board: FeedBoard;
  feed: UseInfiniteQueryResult;
  /** Loaded cards are still being rendered. */
  isBehind: boolean;
}

/** Fetches the next page before the reader reaches the end. */
export function FeedEnd({ board, feed, isBehind }: FeedEndProps) {
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
        <p className="font-mono text-xs text-ink-faint">
          {board === 'for-you' ? (
            <>
              That is what fits you.{' '}
              <Link href={pathToBoard('everything')}>See everything on the board</Link>
            </>
          ) : (
            'That is everything on the board.'
          )}
        </p>
      )}
    </div>
  );
}
