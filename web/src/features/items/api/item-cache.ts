import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { events } from '#contract/events/contract.ts';
import { type FeedItem, feed } from '#contract/feed/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { apiPages } from '#web/lib/api/api-query.ts';
import type { Page } from '#web/lib/api/call.ts';
import { invalidate, isKeyOf } from '#web/lib/api/query-keys.ts';

/** A job, post or event; ids are unique across the three. */
interface Item {
  id: string;
}

type Pages = InfiniteData<Page<Item>>;

/** Whatever answers with jobs, posts or events. */
export const itemRoutes = [
  feed.list,
  jobs.list,
  jobs.search,
  jobs.listSaved,
  jobs.listSimilar,
  jobs.get,
  posts.list,
  posts.get,
  events.list,
  events.listUpcoming,
  events.get,
];

/** Changes an item in every cached list and detail query; returns the rollback. */
export function patchItem<T extends Item>(
  client: QueryClient,
  id: string,
  change: Partial<T> | ((item: T) => Partial<T>),
): () => void {
  const rollbacks = findQueriesWith(client, id).map(({ query, item }) => {
    const patch = typeof change === 'function' ? change(item as T) : change;
    const before = Object.fromEntries(
      Object.keys(patch).map((name) => [name, item[name as keyof Item]]),
    );
    replaceItem(client, query, id, (now) => ({ ...now, ...patch }));
    return () => replaceItem(client, query, id, (now) => ({ ...now, ...before }));
  });
  return () => rollbacks.forEach((rollback) => rollback());
}

/** Removes an item from every cached list; the returned rollback restores it after the item that preceded it. */
export function removeOptimistically(client: QueryClient, id: string): () => void {
  const lists = findQueriesWith(client, id).filter(({ query }) => !isItem(query.state.data));
  const rollbacks = lists.map(({ query, item }) => {
    const ids = getLists(query.state.data).flatMap((list) => list.map((entry) => entry.id));
    const idsAbove = ids.slice(0, ids.indexOf(id));
    changeLists(client, query, (list) => list.filter((entry) => entry.id !== id));
    return () => restoreItem(client, query, item, idsAbove);
  });
  return () => rollbacks.forEach((rollback) => rollback());
}

/** The item from a cached list, to show while its detail query loads. */
export function findCachedItem<T extends Item>(client: QueryClient, id: string): T | undefined {
  return findQueriesWith(client, id)[0]?.item as T | undefined;
}

/** Puts the viewer's new item on top of the cached feed, and refetches the lists that contain it. */
export function prependToFeed(client: QueryClient, item: FeedItem): void {
  client.setQueryData(apiPages(feed.list).queryKey, (data) => {
    const [first] = data?.pages ?? [];
    if (!data || !first) return data;
    const items = [item, ...first.items.filter(({ id }) => id !== item.id)];
    return { pages: [{ ...first, items }], pageParams: data.pageParams.slice(0, 1) };
  });
  const list = { job: jobs.list, post: posts.list, event: events.list }[item.kind];
  void invalidate(client, [feed.list, list]);
}

function findQueriesWith(client: QueryClient, id: string): { query: Query; item: Item }[] {
  const cached = client
    .getQueryCache()
    .findAll({ predicate: ({ queryKey }) => isKeyOf(itemRoutes, queryKey) });
  return cached.flatMap((query) => {
    const { data } = query.state;
    const item = isItem(data)
      ? data
      : getLists(data)
          .flat()
          .find((entry) => entry.id === id);
    return item?.id === id ? [{ query, item }] : [];
  });
}

function replaceItem(client: QueryClient, query: Query, id: string, change: (item: Item) => Item) {
  if (isItem(query.state.data)) return setCachedData(client, query, change(query.state.data));
  changeLists(client, query, (list) =>
    list.map((entry) => (entry.id === id ? change(entry) : entry)),
  );
}

function restoreItem(client: QueryClient, query: Query, item: Item, idsAbove: string[]): void {
  const lists = getLists(query.state.data);
  const positions = new Map(
    lists.flatMap((list, page) => list.map(({ id }, index) => [id, { page, index }] as const)),
  );
  if (positions.has(item.id)) return;
  const neighbour = idsAbove.findLast((id) => positions.has(id));
  const { page, index } = positions.get(neighbour ?? '') ?? { page: 0, index: -1 };
  changeLists(client, query, (list, at) =>
    at === page ? list.toSpliced(index + 1, 0, item) : list,
  );
}

type ChangeList = (list: Item[], page: number) => Item[];

function changeLists(client: QueryClient, query: Query, change: ChangeList): void {
  const { data } = query.state;
  if (isPages(data)) {
    const pages = data.pages.map((page, at) => ({ ...page, items: change(page.items, at) }));
    setCachedData(client, query, { ...data, pages });
  } else if (Array.isArray(data)) setCachedData(client, query, change(data as Item[], 0));
}

/**
 * Keeps `dataUpdatedAt`: a local change does not make the data fresher. Cancels a running fetch, whose answer would
 * overwrite the change; an interrupted refetch is marked stale and runs at the next mount, and the end of a list
 * requests its next page again.
 */
function setCachedData(client: QueryClient, query: Query, data: unknown): void {
  const { dataUpdatedAt: updatedAt, fetchStatus, fetchMeta } = query.state;
  void query.cancel({ revert: true });
  client.setQueryData(query.queryKey, data, { updatedAt });
  if (fetchStatus !== 'idle' && !fetchMeta?.fetchMore) query.invalidate();
}

function getLists(data: unknown): Item[][] {
  if (isPages(data)) return data.pages.map(({ items }) => items);
  return Array.isArray(data) ? [data as Item[]] : [];
}

function isPages(data: unknown): data is Pages {
  return typeof data === 'object' && data !== null && 'pages' in data;
}

function isItem(data: unknown): data is Item {
  return typeof data === 'object' && data !== null && 'id' in data;
}
