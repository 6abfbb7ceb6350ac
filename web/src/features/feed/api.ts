import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import type { FeedBoard } from '#contract/feed/boards.ts';
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

/** The boards whose new items can be counted. */
export type NewestFirstBoard = Exclude<FeedBoard, 'for-you'>;

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
  list: (board: FeedBoard = 'everything') => ({
    ...apiPages(feed.list, boardRequest(board)),
    queryFn: ({ signal, pageParam: cursor }: PageRequest) =>
      callPage(feed.list, {
        query: {
          ...(cursor === null ? { limit: firstPageSize } : { cursor }),
          ...boardRequest(board)?.query,
        },
        signal,
      }),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  }),
  /** How many items are newer than `newest`, the first item at `readAt`; all of them when the board was empty. */
  countNewer: (board: NewestFirstBoard, newest: FeedPosition | undefined, readAt: number) => ({
    ...apiQuery(feed.countNewer, { query: { board, than: feedCursor(newest ?? oldestPosition) } }),
    initialData: { count: 0 },
    initialDataUpdatedAt: readAt,
    staleTime: minute,
    retry: false,
  }),
  waiting: () => ({ ...apiQuery(feed.waiting), staleTime: minute }),
};

/** Everything is asked for without a name, by the URL that index.html preloads. */
function boardRequest(board: FeedBoard) {
  return board === 'everything' ? {} : { query: { board } };
}

/** Drops all pages of a board but the first and refetches it. */
export function useRefreshFeed(board: FeedBoard): () => Promise<void> {
  const client = useQueryClient();
  const { queryKey } = feedQueries.list(board);
  return () => {
    client.setQueryData<InfiniteData<Page<FeedItem>, string | null>>(
      queryKey,
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    );
    return client.invalidateQueries({ queryKey, exact: true });
  };
}
