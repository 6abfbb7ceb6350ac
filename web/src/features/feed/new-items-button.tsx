import { useQuery } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import type { FeedItem } from '#contract/feed/contract.ts';
import { scrollToTop } from '#web/lib/browser/scroll-to-top.ts';
import { Button } from '#web/ui/button.tsx';
import { feedQueries, type NewestFirstBoard, useRefreshFeed } from './api.ts';

const maxShown = 99;

interface NewItemsButtonProps {
  board: NewestFirstBoard;
  newest: FeedItem | undefined;
  readAt: number;
}

/** Offers the items posted since the feed was read. Positioned so that nothing shifts when it appears. */
export function NewItemsButton({ board, newest, readAt }: NewItemsButtonProps) {
  const { data } = useQuery(feedQueries.countNewer(board, newest, readAt));
  const refreshFeed = useRefreshFeed(board);
  const [isRefreshing, setRefreshing] = useState(false);
  const count = data?.count ?? 0;

  async function show(): Promise<void> {
    setRefreshing(true);
    await refreshFeed().finally(() => setRefreshing(false));
    scrollToTop();
    document.getElementById('feed')?.focus({ preventScroll: true });
  }

  return (
    <div role="status" className="sticky top-18 z-20 grid h-0 justify-items-center md:top-20">
      {count > 0 && (
        <Button
          variant="solid"
          pending={isRefreshing}
          className="-mt-1 h-10 animate-drop-in rounded-full pr-5 shadow-lifted"
          onClick={() => void show()}
        >
          {!isRefreshing && <ArrowUp />}
          {count >= maxShown ? `${maxShown}+` : count} new on the board
        </Button>
      )}
    </div>
  );
}
