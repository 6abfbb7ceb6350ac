import type { InfiniteData } from '@tanstack/react-query';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Page } from './call.ts';
import { optimisticUpdate } from './optimistic-update.ts';
import { mapPageItems, pageItems } from './page-items.ts';

const key = ['/api/things', 'pages'];
const pages: InfiniteData<Page<string>> = {
  pages: [
    { items: ['a', 'b'], nextCursor: 'x' },
    { items: ['c'], nextCursor: null },
  ],
  pageParams: [null, 'x'],
};

describe('optimisticUpdate', () => {
  it('shows a change at once and rolls it back', () => {
    const client = new QueryClient();
    client.setQueryData(key, pages);
    const rollback = optimisticUpdate<typeof pages>(client, ['/api/things'], (data) =>
      mapPageItems(data, (item) => (item === 'b' ? null : item.toUpperCase())),
    );
    expect(pageItems(client.getQueryData(key))).toEqual(['A', 'C']);
    rollback();
    expect(client.getQueryData(key)).toEqual(pages);
  });

  it('leaves what is not loaded yet alone', () => {
    const client = new QueryClient();
    optimisticUpdate(client, key, () => 'changed');
    expect(client.getQueryData(key)).toBeUndefined();
  });

  it('outlives an answer that is on its way', async () => {
    const client = new QueryClient();
    client.setQueryData(key, 'old');
    const { promise, resolve } = Promise.withResolvers<string>();
    const fetching = client
      .query({ queryKey: key, queryFn: () => promise, staleTime: 0 })
      .catch(() => {});
    optimisticUpdate(client, key, () => 'changed');
    resolve('old');
    await fetching;
    expect(client.getQueryData(key)).toBe('changed');
  });
});
