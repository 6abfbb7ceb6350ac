import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from './button.tsx';

interface ScrollOnProps {
  list: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
}

/** At the end of a long list: fetches more when it comes near, and has a button for whoever does not scroll. */
export function ScrollOn({ list }: ScrollOnProps) {
  const end = useRef<HTMLDivElement>(null);
  const fetchMore = useEffectEvent(() => void list.fetchNextPage());
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError } = list;

  useEffect(() => {
    const element = end.current;
    if (!element || isFetchingNextPage || isFetchNextPageError) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) fetchMore();
      },
      { rootMargin: '800px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isFetchingNextPage, isFetchNextPageError]);

  if (!hasNextPage) return null;
  return (
    <div ref={end} className="grid justify-items-center gap-2 py-4">
      {isFetchNextPageError && (
        <p role="alert" className="text-sm text-ink-soft">
          The rest did not load.
        </p>
      )}
      <Button pending={isFetchingNextPage} onClick={() => list.fetchNextPage()}>
        {isFetchNextPageError ? 'Try Again' : 'Show more'}
      </Button>
    </div>
  );
}
