import { useEffect, useEffectEvent, useRef } from 'react';
import type { Conversation } from '#contract/messages/contract.ts';
import { useAttention } from '#web/lib/browser/use-attention.ts';
import { useMarkRead } from '../api.ts';

/** Marks a conversation read up to the newest message while the member looks at it. */
export function useMarkReadWhileShown(
  { id, unreadCount }: Conversation,
  newestId: string | undefined,
  isShown: boolean,
): void {
  const isRead = useAttention() && isShown && unreadCount > 0;
  const markRead = useMarkRead();
  const lastTried = useRef<string | undefined>(undefined);
  const mark = useEffectEvent(() => {
    // A failed attempt makes it unread again; without this it would be repeated without end.
    if (!newestId || lastTried.current === newestId) return;
    lastTried.current = newestId;
    markRead.mutate({ id, upTo: newestId });
  });
  useEffect(() => {
    if (isRead) mark();
  }, [isRead, newestId]);
}
