import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';
import { events } from '#contract/events/contract.ts';
import { type FeedItem, feed } from '#contract/feed/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import type { Page } from './api.ts';

/** A job, post or event, by an id that no other thing has. */
interface Item {
  id: string;
}

type Pages = InfiniteData<Page<Item>>;
type Undo = () => void;

const roots = [feed.list, jobs.list, jobs.listSaved, posts.list, events.list].map(
  ({ path }) => path,
);

/** Changes an item wherever it is shown, before the server agrees; gives what takes the change back. */
export function patchItem<T extends Item>(
  client: QueryClient,
  id: string,
  patch: Partial<T>,
): Undo {
  const undos = holdersOf(client, id).map(({ query, item }) => {
    const before = Object.fromEntries(
      Object.keys(patch).map((name) => [name, item[name as keyof Item]]),
    );
    replaceItem(client, query, id, (now) => ({ ...now, ...patch }));
    return () => replaceItem(client, query, id, (now) => ({ ...now, ...before }));
  });
  return () => undos.forEach((undo) => undo());
}

/** Takes an item out of every list; gives what puts it back between the neighbours that it had. */
export function hideItem(client: QueryClient, id: string): Undo {
  const lists = holdersOf(client, id).filter(({ query }) => !isItem(query.state.data));
  const undos = lists.map(({ query, item }) => {
    const ids = listsIn(query.state.data).flatMap((list) => list.map((one) => one.id));
    const above = ids.slice(0, ids.indexOf(id));
    changeLists(client, query, (list) => list.filter((one) => one.id !== id));
    return () => putBack(client, query, item, above);
  });
  return () => undos.forEach((undo) => undo());
}

/** An item as some list already knows it, to show while the whole of it is on its way. */
export function findItem<T extends Item>(client: QueryClient, id: string): T | undefined {
  return holdersOf(client, id)[0]?.item as T | undefined;
}

/** A new item of the member's own stands on top of the feed at once; the lists it belongs to are read anew. */
export function announceItem(client: QueryClient, item: FeedItem): void {
  const top = [feed.list.path, 'pages'];
  client.setQueryData<Pages>(top, (data) => {
    const [first] = data?.pages ?? [];
    if (!data || !first) return data;
    const items = [item, ...first.items.filter(({ id }) => id !== item.id)];
    return { pages: [{ ...first, items }], pageParams: data.pageParams.slice(0, 1) };
  });
  const list = { job: jobs.list, post: posts.list, event: events.list }[item.kind];
  for (const path of [feed.list.path, list.path]) {
    void client.invalidateQueries({ queryKey: [path] });
  }
}

function holdersOf(client: QueryClient, id: string): { query: Query; item: Item }[] {
  const cached = client.getQueryCache().findAll({
    predicate: ({ queryKey: [path] }) =>
      typeof path === 'string' &&
      roots.some((root) => path === root || path.startsWith(`${root}/`)),
  });
  return cached.flatMap((query) => {
    const { data } = query.state;
    const item = isItem(data)
      ? data
      : listsIn(data)
          .flat()
          .find((one) => one.id === id);
    return item?.id === id ? [{ query, item }] : [];
  });
}

function replaceItem(client: QueryClient, query: Query, id: string, change: (item: Item) => Item) {
  if (isItem(query.state.data)) return write(client, query, change(query.state.data));
  changeLists(client, query, (list) => list.map((one) => (one.id === id ? change(one) : one)));
}

function putBack(client: QueryClient, query: Query, item: Item, above: string[]): void {
  const lists = listsIn(query.state.data);
  const places = new Map(
    lists.flatMap((list, page) => list.map(({ id }, index) => [id, { page, index }] as const)),
  );
  if (places.has(item.id)) return;
  const neighbour = above.findLast((id) => places.has(id));
  const { page, index } = places.get(neighbour ?? '') ?? { page: 0, index: -1 };
  changeLists(client, query, (list, at) =>
    at === page ? list.toSpliced(index + 1, 0, item) : list,
  );
}

type ChangeList = (list: Item[], page: number) => Item[];

function changeLists(client: QueryClient, query: Query, change: ChangeList): void {
  const { data } = query.state;
  if (isPages(data)) {
    const pages = data.pages.map((page, at) => ({ ...page, items: change(page.items, at) }));
    write(client, query, { ...data, pages });
  } else if (Array.isArray(data)) write(client, query, change(data as Item[], 0));
}

/**
 * A change of ours does not make an answer any fresher than it was. An answer that is still on its way would undo the
 * change: the end of a list asks for its next page again, and what was being read anew is so at its next visit.
 */
function write(client: QueryClient, query: Query, data: unknown): void {
  const { dataUpdatedAt: updatedAt, fetchStatus, fetchMeta } = query.state;
  void query.cancel({ revert: true });
  client.setQueryData(query.queryKey, data, { updatedAt });
  if (fetchStatus !== 'idle' && !fetchMeta?.fetchMore) query.invalidate();
}

function listsIn(data: unknown): Item[][] {
  if (isPages(data)) return data.pages.map(({ items }) => items);
  return Array.isArray(data) ? [data as Item[]] : [];
}

function isPages(data: unknown): data is Pages {
  return typeof data === 'object' && data !== null && 'pages' in data;
}

function isItem(data: unknown): data is Item {
  return typeof data === 'object' && data !== null && 'id' in data;
}
