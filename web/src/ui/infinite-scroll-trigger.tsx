import { useEffect } from 'react';
import { useInView } from '#web/lib/browser/use-in-view.ts';
import { Button } from './button.tsx';

const preloadDistance = 800;

interface InfiniteScrollTriggerProps {
  list: {
    hasNextPage: boolean;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
}

/** Fetches the next page when the end of the list comes near; the button is for keyboard users and retries. */
export function InfiniteScrollTrigger({ list }: InfiniteScrollTriggerProps) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const [ref, isNear] = useInView<HTMLDivElement>(preloadDistance);
  const shouldFetch = isNear && hasNextPage && !isFetching && !isFetchNextPageError;

  useEffect(() => {
    if (shouldFetch) void fetchNextPage();
  }, [shouldFetch, fetchNextPage]);

  return (
    <div ref={ref} className="grid justify-items-center gap-2 py-4 empty:py-0">
      {isFetchNextPageError && (
        <p role="alert" className="text-sm text-ink-soft">
          The rest did not load.
        </p>
      )}
      {hasNextPage && (
        <Button pending={list.isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchNextPageError ? 'Try Again' : 'Show more'}
        </Button>
      )}
    </div>
  );
}
