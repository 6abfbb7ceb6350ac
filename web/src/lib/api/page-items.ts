import type { InfiniteData } from '@tanstack/react-query';
import type { Page } from './call.ts';

type Pages<Item> = InfiniteData<Page<Item>>;

/** The items of all pages of an infinite query. */
export function pageItems<Item>(data: Pages<Item> | undefined): Item[] {
  return data?.pages.flatMap((page) => page.items) ?? [];
}

/** Maps each item; null removes it. */
export function mapPageItems<Item>(
  data: Pages<Item>,
  change: (item: Item) => Item | null,
): Pages<Item> {
  const pages = data.pages.map((page) => ({
    ...page,
    items: page.items.map(change).filter((item) => item !== null),
  }));
  return { ...data, pages };
}
