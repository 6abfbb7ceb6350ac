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
  it('shows a change at once and takes it back', async () => {
    const client = new QueryClient();
    client.setQueryData(key, pages);
    const takeBack = await optimisticUpdate<typeof pages>(client, ['/api/things'], (data) =>
      mapPageItems(data, (item) => (item === 'b' ? null : item.toUpperCase())),
    );
    expect(pageItems(client.getQueryData(key))).toEqual(['A', 'C']);
    takeBack();
    expect(client.getQueryData(key)).toEqual(pages);
  });

  it('leaves what is not loaded yet alone', async () => {
    const client = new QueryClient();
    await optimisticUpdate(client, key, () => 'changed');
    expect(client.getQueryData(key)).toBeUndefined();
  });
});
