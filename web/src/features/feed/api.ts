import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { type FeedItem, feed } from '#contract/feed/contract.ts';
import { feedCursor } from '#contract/feed/cursor.ts';
import { apiPages, apiQuery } from '#web/lib/api/api-query.ts';
import { callPage, type Page } from '#web/lib/api/call.ts';

const minute = 60_000;

/** Enough for the first screens, and quickly there; index.html asks for just this ahead of the code. */
export const firstPageSize = 10;

interface PageRequest {
  signal: AbortSignal;
  pageParam: string | null;
}

type FeedPosition = Pick<FeedItem, 'createdAt' | 'kind' | 'id'>;

/** What anything is newer than. */
const oldestPosition: FeedPosition = {
  createdAt: '1970-01-01T00:00:00.000000Z',
  kind: 'event',
  id: '-',
};

export const feedQueries = {
  /** Never read anew under the reader's eyes: what is new is counted and offered instead. */
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
  /** How many items stand above this one, which was the newest at `readAt`; all of them when there was none. */
  countNewer: (newest: FeedPosition | undefined, readAt: number) => ({
    ...apiQuery(feed.countNewer, { query: { than: feedCursor(newest ?? oldestPosition) } }),
    initialData: { count: 0 },
    initialDataUpdatedAt: readAt,
    staleTime: minute,
    retry: false,
  }),
};

/** Reads the feed anew, from its first page. */
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
