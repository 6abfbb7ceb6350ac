import type { QueryClient } from '@tanstack/react-query';
import { conversations } from '#contract/messages/contract.ts';
import { isNotFound } from '#web/lib/api/api-error.ts';
import { call, callPage } from '#web/lib/api/call.ts';
import { conversationQueries } from './api.ts';
import { coalesceCalls } from './coalesce-calls.ts';
import { dropConversation, mergeNewest, placeConversation } from './conversation-cache.ts';

/** Fetches one conversation anew, and the newest messages where they are shown. Failures wait for the next event. */
export function createRefresh(client: QueryClient): (id: string) => void {
  const refreshDetail = coalesceCalls(async (id) => {
    try {
      placeConversation(client, await call(conversations.get, { params: { id } }));
    } catch (error) {
      if (isNotFound(error)) dropConversation(client, id);
    }
  });
  const refreshMessages = coalesceCalls(async (id) => {
    const { queryKey } = conversationQueries.messages(id);
    if (!client.getQueryData(queryKey)) return;
    try {
      const newest = await callPage(conversations.messages, { params: { id } });
      client.setQueryData(queryKey, (pages) => pages && mergeNewest(pages, newest));
    } catch (error) {
      if (isNotFound(error)) client.removeQueries({ queryKey });
    }
  });
  return (id) => {
    refreshDetail(id);
    refreshMessages(id);
  };
}
