import { useEffect, useRef, useState } from 'react';
import { conversations } from '#contract/messages/contract.ts';
import { call } from '#web/lib/api/call.ts';
import { useLive } from '#web/lib/live/use-live.ts';

const shownFor = 5_000;
const toldEvery = 3_000;

/** Whether the other member is typing. `newestId`: a message that has come ends it. */
export function useIsTyping(conversationId: string, newestId: string | undefined): boolean {
  const [typing, setTyping] = useState<{ newestId: string | undefined } | null>(null);
  useLive((event) => {
    if (event.type === 'typing' && event.conversationId === conversationId) {
      setTyping({ newestId });
    }
  });
  useEffect(() => {
    if (!typing) return;
    const timer = setTimeout(() => setTyping(null), shownFor);
    return () => clearTimeout(timer);
  }, [typing]);
  return typing !== null && typing.newestId === newestId;
}

/** Tells the other member at most every few seconds, until a message is sent; nothing is lost when it fails. */
export function useTellTyping(id: string) {
  const lastTold = useRef(0);
  return {
    tellTyping: () => {
      const now = Date.now();
      if (now - lastTold.current < toldEvery) return;
      lastTold.current = now;
      call(conversations.tellTyping, { params: { id } }).catch(() => {});
    },
    /** The next message is told of from its first letter on. */
    endTyping: () => {
      lastTold.current = 0;
    },
  };
}
