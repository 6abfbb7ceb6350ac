import type { QueryClient } from '@tanstack/react-query';
import { conversations } from '#contract/messages/contract.ts';
import { isNotFound } from '#web/lib/api/api-error.ts';
import { call, callPage } from '#web/lib/api/call.ts';
import { conversationQueries } from './api.ts';
import { coalesceCalls } from './coalesce-calls.ts';
import { dropConversation, mergeNewest, placeConversation } from './conversation-cache.ts';

interface Refresh {
  /** Fetches one conversation anew, and its newest messages where some are cached. */
  conversation: (id: string) => void;
  messages: (id: string) => void;
}

/** Failures wait for the next event. */
export function createRefresh(client: QueryClient): Refresh {
  const refreshDetail = coalesceCalls(async (id) => {
    try {
      placeConversation(client, await call(conversations.get, { params: { id } }));
    } catch (error) {
      if (!isNotFound(error)) return;
      dropConversation(client, id);
      // Where it is open, it is asked for again, and the page says that it is not found.
      void client.resetQueries({ queryKey: conversationQueries.detail(id).queryKey });
    }
  });
  const refreshMessages = coalesceCalls(async (id) => {
    const { queryKey } = conversationQueries.messages(id);
    if (!client.getQueryData(queryKey)) return;
    try {
      const newest = await callPage(conversations.messages, { params: { id } });
      client.setQueryData(queryKey, (pages) => pages && mergeNewest(pages, newest));
    } catch {
      // `refreshDetail` gets the same answer and acts on it.
    }
  });
  return {
    conversation: (id) => {
      refreshDetail(id);
      refreshMessages(id);
    },
    messages: refreshMessages,
  };
}
