import { useEffect } from 'react';
import { useInView } from '#web/lib/use-in-view.ts';
import { Button } from './button.tsx';

const ahead = 800;

interface ScrollOnProps {
  list: {
    hasNextPage: boolean;
    isFetching: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
}

/** At the end of a long list: fetches more when it comes near, and has a button for whoever does not scroll. */
export function ScrollOn({ list }: ScrollOnProps) {
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = list;
  const [ref, isNear] = useInView<HTMLDivElement>(ahead);
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
