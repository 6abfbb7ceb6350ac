import { useQuery } from '@tanstack/react-query';
import { ArrowUp } from 'lucide-react';
import { useState } from 'react';
import type { FeedItem } from '#contract/feed/contract.ts';
import { scrollToTop } from '#web/lib/scroll-to-top.ts';
import { Button } from '#web/ui/button.tsx';
import { feedQueries, useReadFeedAnew } from './api.ts';

const most = 99;

interface NewItemsProps {
  newest: FeedItem | undefined;
  readAt: number;
}

/** Offers what was pinned since the feed was read. Takes no room, so nothing moves when it comes or goes. */
export function NewItems({ newest, readAt }: NewItemsProps) {
  const { data } = useQuery(feedQueries.newer(newest, readAt));
  const readAnew = useReadFeedAnew();
  const [isReading, setReading] = useState(false);
  const count = data?.count ?? 0;

  async function show(): Promise<void> {
    setReading(true);
    await readAnew().finally(() => setReading(false));
    scrollToTop();
    document.getElementById('feed')?.focus({ preventScroll: true });
  }

  return (
    <div role="status" className="sticky top-18 z-20 grid h-0 justify-items-center md:top-20">
      {count > 0 && (
        <Button
          variant="solid"
          pending={isReading}
          className="-mt-1 h-10 animate-drop-in rounded-full pr-5 shadow-lifted"
          onClick={() => void show()}
        >
          {!isReading && <ArrowUp />}
          {count >= most ? `${most}+` : count} new on the board
        </Button>
      )}
    </div>
  );
}
