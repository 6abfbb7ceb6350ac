import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { type FeedItem, feed } from '#contract/feed/contract.ts';
import { feedCursor } from '#contract/feed/cursor.ts';
import { apiPages, apiQuery } from '#web/lib/api/api-query.ts';
import { callPage, type Page } from '#web/lib/api/call.ts';

const minute = 60_000;

/** Small, so that the first screen arrives quickly. index.html preloads exactly this URL. */
export const firstPageSize = 10;

interface PageRequest {
  signal: AbortSignal;
  pageParam: string | null;
}

type FeedPosition = Pick<FeedItem, 'createdAt' | 'kind' | 'id'>;

/** Older than every item. */
const oldestPosition: FeedPosition = {
  createdAt: '1970-01-01T00:00:00.000000Z',
  kind: 'event',
  id: '-',
};

export const feedQueries = {
  /**
   * Not refetched in the background: the list would move while it is read. New items are counted and offered
   * instead.
   */
  list: () => ({
    ...apiPages(feed.list),
    queryFn: ({ signal, pageParam: cursor }: PageRequest) =>
      callPage(feed.list, {
        query: cursor === null ? { limit: firstPageSize } : { cursor },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  }),
  /** How many items are newer than `newest`, the first item at `readAt`; all of them when the feed was empty. */
  countNewer: (newest: FeedPosition | undefined, readAt: number) => ({
    ...apiQuery(feed.countNewer, { query: { than: feedCursor(newest ?? oldestPosition) } }),
    initialData: { count: 0 },
    initialDataUpdatedAt: readAt,
    staleTime: minute,
    retry: false,
  }),
};

/** Drops all pages but the first and refetches it. */
export function useRefreshFeed(): () => Promise<void> {
  const client = useQueryClient();
  const { queryKey } = feedQueries.list();
  return () => {
    client.setQueryData<InfiniteData<Page<FeedItem>, string | null>>(
      queryKey,
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    );
    return client.invalidateQueries({ queryKey });
  };
}
