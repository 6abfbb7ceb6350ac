import type { InfiniteData } from '@tanstack/react-query';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import type { Page } from './api.ts';
import { changeCached } from './change-cached.ts';
import { changeItems, pageItems } from './page-items.ts';

const key = ['/api/things', 'pages'];
const pages: InfiniteData<Page<string>> = {
  pages: [
    { items: ['a', 'b'], nextCursor: 'x' },
    { items: ['c'], nextCursor: null },
  ],
  pageParams: [null, 'x'],
};

describe('changeCached', () => {
  it('shows a change at once and takes it back', async () => {
    const client = new QueryClient();
    client.setQueryData(key, pages);
    const takeBack = await changeCached<typeof pages>(client, ['/api/things'], (data) =>
      changeItems(data, (item) => (item === 'b' ? null : item.toUpperCase())),
    );
    expect(pageItems(client.getQueryData(key))).toEqual(['A', 'C']);
    takeBack();
    expect(client.getQueryData(key)).toEqual(pages);
  });

  it('leaves what is not loaded yet alone', async () => {
    const client = new QueryClient();
    await changeCached(client, key, () => 'changed');
    expect(client.getQueryData(key)).toBeUndefined();
  });
});
