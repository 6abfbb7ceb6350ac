import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { conversations } from '#contract/messages/contract.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';
import { useLive } from '#web/lib/live/use-live.ts';
import { createRefresh } from './create-refresh.ts';

/** Keeps the lists fresh, and the conversation that is open. */
export function useLiveConversations(openId: string | undefined): void {
  const client = useQueryClient();
  const refresh = useMemo(() => createRefresh(client), [client]);
  // Nobody has followed what is cached since it was closed.
  useEffect(() => {
    if (openId) refresh.messages(openId);
  }, [openId, refresh]);
  useLive((event) => {
    if (event.type === 'conversation') refresh.conversation(event.conversationId);
    if (event.type !== 'missed') return;
    void invalidate(client, conversations.list);
    if (openId) refresh.conversation(openId);
  });
}
