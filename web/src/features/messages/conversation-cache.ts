import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import {
  type Conversation,
  type ConversationQuery,
  conversations,
  type Message,
} from '#contract/messages/contract.ts';
import { type Page } from '#web/lib/api/call.ts';
import { optimisticUpdate } from '#web/lib/api/optimistic-update.ts';
import { mapPageItems, pageItems } from '#web/lib/api/page-items.ts';
import { routeKey } from '#web/lib/api/query-keys.ts';

export type ConversationPages = InfiniteData<Page<Conversation>>;
export type MessagePages = InfiniteData<Page<Message>>;

type ConversationFolder = NonNullable<ConversationQuery['folder']>;

const listKey = () => routeKey(conversations.list);
const detailKey = (id: string) => routeKey(conversations.get, { params: { id } });

/** Changes a conversation wherever it is shown, and returns the rollback. */
export function changeConversation(
  client: QueryClient,
  id: string,
  change: (conversation: Conversation) => Conversation,
): () => void {
  const rollbacks = [
    optimisticUpdate<ConversationPages>(client, listKey(), (pages) =>
      mapPageItems(pages, (one) => (one.id === id ? change(one) : one)),
    ),
    optimisticUpdate<Conversation>(client, detailKey(id), change),
  ];
  return () => rollbacks.forEach((rollback) => rollback());
}

/** Puts a conversation as the server sent it where it now belongs in each list. */
export function placeConversation(client: QueryClient, conversation: Conversation): void {
  client.setQueryData(detailKey(conversation.id), conversation);
  for (const [queryKey, pages] of client.getQueriesData<ConversationPages>({
    queryKey: listKey(),
  })) {
    if (pages) client.setQueryData(queryKey, placeInPages(pages, conversation, folderOf(queryKey)));
  }
}

/** Takes a conversation that is gone out of the lists. */
export function dropConversation(client: QueryClient, id: string): void {
  client.setQueriesData<ConversationPages>(
    { queryKey: listKey() },
    (pages) => pages && mapPageItems(pages, (one) => (one.id === id ? null : one)),
  );
}

function folderOf([, , query]: readonly unknown[]): ConversationFolder | undefined {
  return (query as ConversationQuery | undefined)?.folder;
}

/** Whether it waits for my answer. */
export function isRequestToMe({ status, requestedBy, member }: Conversation): boolean {
  return status === 'requested' && requestedBy === member?.id;
}

/**
 * The newest first. One that is older than everything loaded is left out while there are further pages: it will come with
 * its page.
 */
export function placeInPages(
  pages: ConversationPages,
  conversation: Conversation,
  folder?: ConversationFolder,
): ConversationPages {
  const without = mapPageItems(pages, (one) => (one.id === conversation.id ? null : one));
  const ownFolder = isRequestToMe(conversation) ? 'requests' : 'inbox';
  if (folder && folder !== ownFolder) return without;
  const isOlder = (one: Conversation) => one.updatedAt < conversation.updatedAt;
  const found = without.pages.findIndex(({ items }) => items.some(isOlder));
  const hasMore = pages.pages.at(-1)?.nextCursor != null;
  if (found === -1 && hasMore) return without;
  const place = found === -1 ? without.pages.length - 1 : found;
  return {
    ...without,
    pages: without.pages.map((page, index) => {
      if (index !== place) return page;
      const at = found === -1 ? page.items.length : page.items.findIndex(isOlder);
      return { ...page, items: page.items.toSpliced(at, 0, conversation) };
    }),
  };
}

/**
 * The newest page takes the place of what it covers; older ones stay. Where it does not reach what is loaded, it stands
 * alone: there would be a gap between them.
 */
export function mergeNewest(pages: MessagePages, newest: Page<Message>): MessagePages {
  const known = pageItems(pages);
  const oldest = newest.items.at(-1);
  const end = known.findIndex(({ id }) => id === oldest?.id);
  if (end === -1) return { pages: [newest], pageParams: [null] };
  const covered = new Set(known.slice(0, end + 1).map(({ id }) => id));
  return {
    ...pages,
    pages: pages.pages.map((page, index) => ({
      ...page,
      items: [
        ...(index === 0 ? newest.items : []),
        ...page.items.filter(({ id }) => !covered.has(id)),
      ],
    })),
  };
}

/** As a list shows it, until it has been asked for itself. */
export function findConversation(client: QueryClient, id: string): Conversation | undefined {
  return client
    .getQueriesData<ConversationPages>({ queryKey: listKey() })
    .flatMap(([, pages]) => pageItems(pages))
    .find((one) => one.id === id);
}
