import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { connections } from '#contract/connections/contract.ts';
import {
  type Conversation,
  conversations,
  type Message,
  messages,
} from '#contract/messages/contract.ts';
import type { StartConversation } from '#contract/messages/forms.ts';
import { paths } from '#contract/paths.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { isNotFound } from '#web/lib/api/api-error.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiPages, apiQuery } from '#web/lib/api/api-query.ts';
import type { SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { optimistic } from '#web/lib/api/optimistic.ts';
import { optimisticUpdate } from '#web/lib/api/optimistic-update.ts';
import { mapPageItems } from '#web/lib/api/page-items.ts';
import { invalidate, routeKey } from '#web/lib/api/query-keys.ts';
import {
  changeConversation,
  dropConversation,
  type MessagePages,
  placeConversation,
} from './conversation-cache.ts';

const perPage = 30;

/** Live events keep them fresh while the page is open; whoever opens it again asks anew. */
export const conversationQueries = {
  list: () => ({
    ...apiPages(conversations.list, { query: { folder: 'inbox', limit: perPage } }),
    refetchOnMount: 'always' as const,
  }),
  requests: () => ({
    ...apiPages(conversations.list, { query: { folder: 'requests', limit: perPage } }),
    refetchOnMount: 'always' as const,
  }),
  detail: (id: string) => ({
    ...apiQuery(conversations.get, { params: { id } }),
    refetchOnMount: 'always' as const,
  }),
  withMember: (userId: string) => ({
    ...apiQuery(conversations.withMember, { params: { userId } }),
    refetchOnMount: 'always' as const,
    gcTime: 0,
  }),
  member: (id: string) => apiQuery(profiles.get, { params: { id } }),
  connection: (userId: string) => apiQuery(connections.status, { params: { userId } }),
  /** Never fetched again as a whole, which would be a request for each page: `createRefresh` merges the newest. */
  messages: (id: string) => ({
    ...apiPages(conversations.messages, { params: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  }),
  messagesAround: (id: string, around: string) => ({
    ...apiPages(conversations.messages, { params: { id }, query: { around } }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  }),
  search: (q: string) => apiPages(messages.search, { query: { q, limit: perPage } }),
};

export function useAcceptRequest({ id }: Conversation) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(conversations.accept, {
      request: (_: void) => ({ params: { id } }),
      failure: { title: 'Could not accept the request', fallback: 'Please try again.' },
    }),
    onSuccess: (conversation) => placeConversation(client, conversation),
  });
}

export function useDeclineRequest({ id }: Conversation, { onSuccess }: SuccessCallback) {
  const leave = useLeaveConversation(id);
  return useMutation({
    ...apiMutation(conversations.decline, {
      request: (_: void) => ({ params: { id } }),
      failure: { title: 'Could not decline the request', fallback: 'Please try again.' },
    }),
    onSuccess: () => {
      leave();
      onSuccess?.();
    },
  });
}

export function useRemoveConversation(id: string) {
  const leave = useLeaveConversation(id);
  return useMutation({
    ...apiMutation(conversations.remove, {
      request: (_: void) => ({ params: { id } }),
      failure: { title: 'Could not delete the conversation', fallback: 'Please try again.' },
    }),
    onSuccess: leave,
    onError: (error) => {
      if (isNotFound(error)) leave();
    },
  });
}

/** What was deleted or declined is gone from the lists, and the page that shows it gives way to the list. */
function useLeaveConversation(id: string) {
  const client = useQueryClient();
  const [pathname, navigate] = useLocation();
  return () => {
    if (pathname.endsWith(`/${id}`)) navigate(paths.messages, { replace: true });
    dropConversation(client, id);
    client.removeQueries({ queryKey: conversationQueries.detail(id).queryKey });
    void invalidate(client, conversations.unreadCount);
  };
}

export function useRemoveMessage(conversationId: string) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(messages.remove, {
      request: ({ id }: Message) => ({ params: { id } }),
      failure: { title: 'Could not delete the message', fallback: 'Please try again.' },
    }),
    ...optimistic<Message>({
      change: ({ id }) =>
        optimisticUpdate<MessagePages>(
          client,
          routeKey(conversations.messages, { params: { id: conversationId } }),
          (pages) => mapPageItems(pages, (one) => (one.id === id ? null : one)),
        ),
    }),
  });
}

export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(conversations.markRead, {
      request: ({ id, upTo }: { id: string; upTo: string }) => ({
        params: { id },
        body: { upTo },
      }),
      failure: null,
    }),
    ...optimistic<{ id: string; upTo: string }>({ change: ({ id }) => showRead(client, id) }),
  });
}

function showRead(client: QueryClient, id: string): () => void {
  const unread = client.getQueryData(conversationQueries.detail(id).queryKey)?.unreadCount ?? 0;
  const rollbacks = [
    changeConversation(client, id, (one) => ({ ...one, unreadCount: 0 })),
    optimisticUpdate<{ count: number }>(
      client,
      routeKey(conversations.unreadCount),
      ({ count }) => ({
        count: Math.max(0, count - unread),
      }),
    ),
  ];
  return () => rollbacks.forEach((rollback) => rollback());
}

/** Writes the first message; the editor shows how it fails. */
export function useStartConversation() {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(conversations.start, {
      request: (body: StartConversation) => ({ body }),
      failure: null,
    }),
    onSuccess: () => void invalidate(client, conversations.list),
  });
}
