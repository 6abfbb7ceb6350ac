import type { Mutation, MutationOptions, QueryClient } from '@tanstack/react-query';
import { conversations, type Message } from '#contract/messages/contract.ts';
import { type ApiError, NetworkError } from '#web/lib/api/api-error.ts';
import { randomKey } from '#web/lib/api/api-mutation.ts';
import { call } from '#web/lib/api/call.ts';
import { conversationQueries } from '../api.ts';
import { linkSent } from './sent-keys.ts';
import { readStored, writeStored } from './stored-outbox.ts';

/** A message on its way. */
export interface Outgoing {
  /** The Idempotency-Key of every try: what the server has stored already is not stored again. */
  key: string;
  senderId: string;
  text: string;
  fileUrl: string | null;
  /** The newest message when it was written. */
  after: string | null;
}

type Sending = Mutation<Message, ApiError | NetworkError, Outgoing>;

export const outboxKey = (conversationId: string) => ['send-message', conversationId];

/** Messages of one conversation are sent one after another, in the order in which they were written. */
function sendOptions(
  client: QueryClient,
  conversationId: string,
): MutationOptions<Message, ApiError | NetworkError, Outgoing> {
  return {
    mutationKey: outboxKey(conversationId),
    scope: { id: outboxKey(conversationId).join(' ') },
    meta: { failure: null },
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: ({ key, text, fileUrl }) =>
      call(conversations.send, {
        params: { id: conversationId },
        body: { text, fileUrl },
        idempotencyKey: key,
      }),
    onSuccess: (message, { key }) => {
      linkSent(message.id, key);
      addMessage(client, message);
    },
  };
}

export function sendMessage(
  client: QueryClient,
  conversationId: string,
  written: Pick<Outgoing, 'senderId' | 'text' | 'fileUrl'>,
): void {
  const { queryKey } = conversationQueries.messages(conversationId);
  const after = client.getQueryData(queryKey)?.pages[0]?.items[0]?.id ?? null;
  send(client, conversationId, { ...written, key: randomKey(), after });
}

export function retrySending(client: QueryClient, conversationId: string, outgoing: Outgoing) {
  discardOutgoing(client, conversationId, outgoing);
  send(client, conversationId, outgoing);
}

export function discardOutgoing(client: QueryClient, conversationId: string, { key }: Outgoing) {
  const cache = client.getMutationCache();
  for (const one of listSending(client, conversationId)) {
    if (one.state.variables?.key === key) cache.remove(one as Mutation);
  }
  store(client, conversationId);
}

/** After a reload, what was not sent is shown with the offer to try again; not what another member wrote in this tab. */
export function restoreOutbox(client: QueryClient, conversationId: string, viewerId: string): void {
  if (listSending(client, conversationId).length > 0) return;
  for (const outgoing of readStored(conversationId)) {
    if (outgoing.senderId !== viewerId) continue;
    const error = new NetworkError('The page was loaded again.');
    client.getMutationCache().build(client, sendOptions(client, conversationId), {
      context: undefined,
      data: undefined,
      error,
      failureCount: 1,
      failureReason: error,
      isPaused: false,
      status: 'error',
      variables: outgoing,
      submittedAt: Date.now(),
    });
  }
}

function send(client: QueryClient, conversationId: string, outgoing: Outgoing): void {
  const cache = client.getMutationCache();
  const sending = cache.build(client, sendOptions(client, conversationId));
  const done = sending.execute(outgoing).then(
    () => cache.remove(sending as Mutation),
    () => {},
  );
  store(client, conversationId);
  void done.then(() => store(client, conversationId));
}

function listSending(client: QueryClient, conversationId: string): Sending[] {
  return client
    .getMutationCache()
    .findAll({ mutationKey: outboxKey(conversationId) }) as unknown as Sending[];
}

function store(client: QueryClient, conversationId: string): void {
  const unsent = listSending(client, conversationId).flatMap(({ state }) =>
    state.variables && state.status !== 'success' ? [state.variables] : [],
  );
  writeStored(conversationId, unsent);
}

/** The live event of one's own message may have brought it already. */
function addMessage(client: QueryClient, message: Message): void {
  const { queryKey } = conversationQueries.messages(message.conversationId);
  client.setQueryData(queryKey, (data) => {
    if (!data || data.pages.some(({ items }) => items.some(({ id }) => id === message.id))) {
      return data;
    }
    const pages = data.pages.map((page, index) =>
      index === 0 ? { ...page, items: [message, ...page.items] } : page,
    );
    return { ...data, pages };
  });
}
