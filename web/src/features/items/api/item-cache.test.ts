import { InfiniteQueryObserver, QueryClient, type QueryKey } from '@tanstack/react-query';
import { beforeEach, describe, expect, it } from 'vitest';
import { type FeedItem, feed } from '#contract/feed/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { apiPages } from '#web/lib/api/api-query.ts';
import { routeKey } from '#web/lib/api/query-keys.ts';
import { findCachedItem, patchItem, prependToFeed, removeOptimistically } from './item-cache.ts';

interface Job {
  id: string;
  title: string;
  isSaved: boolean;
}

const job = (id: string): Job => ({ id, title: id, isSaved: false });
const page = (...ids: string[]) => ({ items: ids.map(job), nextCursor: 'next' });
const feedKey: QueryKey = apiPages(feed.list).queryKey;
const savedKey: QueryKey = apiPages(jobs.listSaved).queryKey;
const listKey = routeKey(jobs.list, { query: { authorId: 'user_1' } });
const detailKey = routeKey(jobs.get, { params: { id: 'job_2' } });
const newerKey = routeKey(feed.countNewer);

let client: QueryClient;
const idsIn = (key: QueryKey) =>
  client
    .getQueryData<{ pages: { items: Job[] }[] }>(key)
    ?.pages.map(({ items }) => items.map(({ id }) => id));
const seen = (key: QueryKey, id: string) =>
  client
    .getQueryData<{ pages: { items: Job[] }[] }>(key)
    ?.pages.flatMap(({ items }) => items)
    .find((item) => item.id === id);

beforeEach(() => {
  client = new QueryClient();
  const pageParams = [null, 'next'];
  client.setQueryData(feedKey, {
    pages: [page('job_1', 'job_2'), page('post_3', 'job_4')],
    pageParams,
  });
  client.setQueryData(savedKey, { pages: [page('job_2')], pageParams: [null] });
  client.setQueryData(listKey, [job('job_2'), job('job_4')]);
  client.setQueryData(detailKey, job('job_2'));
  client.setQueryData(newerKey, { count: 2 });
});

describe('patchItem', () => {
  it('changes the item in every list and on its own page, and nothing else', () => {
    const others = client.getQueryData(newerKey);
    patchItem<Job>(client, 'job_2', { isSaved: true });
    expect(seen(feedKey, 'job_2')?.isSaved).toBe(true);
    expect(seen(savedKey, 'job_2')?.isSaved).toBe(true);
    expect(client.getQueryData<Job>(detailKey)?.isSaved).toBe(true);
    expect(client.getQueryData<Job[]>(listKey)?.[0]?.isSaved).toBe(true);
    expect(seen(feedKey, 'job_1')?.isSaved).toBe(false);
    expect(client.getQueryData(newerKey)).toBe(others);
  });

  it('takes back only what it changed', () => {
    const undo = patchItem<Job>(client, 'job_2', { title: 'New' });
    patchItem<Job>(client, 'job_2', { isSaved: true });
    undo();
    expect(seen(feedKey, 'job_2')).toEqual({ id: 'job_2', title: 'job_2', isSaved: true });
  });

  it('leaves an answer as old as it was', () => {
    const updatedAt = client.getQueryState(feedKey)?.dataUpdatedAt;
    patchItem<Job>(client, 'job_2', { isSaved: true });
    expect(client.getQueryState(feedKey)?.dataUpdatedAt).toBe(updatedAt);
  });
});

describe('a change while an answer is on its way', () => {
  const watch = (answer: () => Promise<unknown>) => {
    const observer = new InfiniteQueryObserver(client, {
      queryKey: feedKey,
      queryFn: answer,
      initialPageParam: null,
      getNextPageParam: () => 'next',
      staleTime: Number.POSITIVE_INFINITY,
    });
    return { observer, stop: observer.subscribe(() => {}) };
  };

  it('outlives a next page, which is asked for again', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const { observer, stop } = watch(() => promise);
    const first = observer.fetchNextPage();
    patchItem<Job>(client, 'job_2', { isSaved: true });
    removeOptimistically(client, 'job_1');
    expect(observer.getCurrentResult().isFetching).toBe(false);
    resolve(page('post_5'));
    await first;
    expect(idsIn(feedKey)).toEqual([['job_2'], ['post_3', 'job_4']]);
    await observer.fetchNextPage();
    expect(idsIn(feedKey)).toEqual([['job_2'], ['post_3', 'job_4'], ['post_5']]);
    expect(seen(feedKey, 'job_2')?.isSaved).toBe(true);
    stop();
  });

  it('outlives a list that is read anew, which is then out of date', async () => {
    const { observer, stop } = watch(() => Promise.resolve(page('job_2')));
    const reading = observer.refetch();
    patchItem<Job>(client, 'job_2', { isSaved: true });
    await reading;
    expect(seen(feedKey, 'job_2')?.isSaved).toBe(true);
    expect(client.getQueryState(feedKey)?.isInvalidated).toBe(true);
    stop();
  });
});

describe('removeOptimistically', () => {
  it('takes it out of the lists and leaves its own page', () => {
    removeOptimistically(client, 'job_2');
    expect(idsIn(feedKey)).toEqual([['job_1'], ['post_3', 'job_4']]);
    expect(idsIn(savedKey)).toEqual([[]]);
    expect(client.getQueryData<Job>(detailKey)?.id).toBe('job_2');
  });

  it('puts it back where it was', () => {
    removeOptimistically(client, 'job_2')();
    expect(idsIn(feedKey)).toEqual([
      ['job_1', 'job_2'],
      ['post_3', 'job_4'],
    ]);
    expect(idsIn(savedKey)).toEqual([['job_2']]);
  });

  it('puts the first of a later page back behind the one above it', () => {
    removeOptimistically(client, 'post_3')();
    expect(idsIn(feedKey)?.flat()).toEqual(['job_1', 'job_2', 'post_3', 'job_4']);
  });

  it('finds its place when its neighbour has gone and others have come', () => {
    const undo = removeOptimistically(client, 'job_4');
    removeOptimistically(client, 'post_3');
    client.setQueryData(
      feedKey,
      (data: { pages: object[]; pageParams: unknown[] } | undefined) => ({
        pages: [page('post_0'), ...(data?.pages ?? [])],
        pageParams: [null, 'a', 'b'],
      }),
    );
    undo();
    expect(idsIn(feedKey)?.flat()).toEqual(['post_0', 'job_1', 'job_2', 'job_4']);
  });

  it('does not put it back twice', () => {
    const undo = removeOptimistically(client, 'job_1');
    undo();
    undo();
    expect(idsIn(feedKey)?.flat()).toEqual(['job_1', 'job_2', 'post_3', 'job_4']);
  });
});

describe('findCachedItem', () => {
  it('finds what any list holds', () => {
    expect(findCachedItem<Job>(client, 'job_4')?.title).toBe('job_4');
    expect(findCachedItem(client, 'job_9')).toBeUndefined();
  });
});

describe('prependToFeed', () => {
  it('stands on top of the feed, which is read anew from its first page', () => {
    prependToFeed(client, { ...job('job_5'), kind: 'job' } as unknown as FeedItem);
    expect(idsIn(feedKey)).toEqual([['job_5', 'job_1', 'job_2']]);
    expect(client.getQueryState(feedKey)?.isInvalidated).toBe(true);
    expect(client.getQueryState(listKey)?.isInvalidated).toBe(true);
    expect(client.getQueryState(savedKey)?.isInvalidated).toBe(false);
  });
});
