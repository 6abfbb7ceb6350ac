import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { events } from '#contract/events/contract.ts';
import type { CommentedWork } from '#contract/live.ts';
import { type PortfolioItem, portfolio } from '#contract/portfolio/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { patchItem } from '#web/features/items/api/item-cache.ts';
import { optimisticUpdate } from '#web/lib/api/optimistic-update.ts';
import { routeKey } from '#web/lib/api/query-keys.ts';

/** A post, portfolio item or event, as its comments need it. */
export interface Work extends CommentedWork {
  ownerId: string;
  commentCount: number;
  /** Unknown where the work comes from the feed. */
  isCommentingOpen?: boolean | undefined;
  /** The page with the comments. */
  path: string;
}

type Commented = Pick<Work, 'commentCount' | 'isCommentingOpen'>;
type Change = Partial<Commented> | ((work: Commented) => Partial<Commented>);

/** Changes the work wherever it is cached; returns the rollback. */
export function patchWork(client: QueryClient, work: Work, change: Change): () => void {
  if (work.on !== 'portfolio')
    return patchItem<Commented & { id: string }>(client, work.id, change);
  return optimisticUpdate<PortfolioItem[]>(client, workKey(work), (items) =>
    items.map((item) =>
      item.id === work.id
        ? { ...item, ...(typeof change === 'function' ? change(item) : change) }
        : item,
    ),
  );
}

/** The key of the work itself. */
export function workKey({ on, id, ownerId }: Work): QueryKey {
  if (on === 'portfolio') return routeKey(portfolio.list, { params: { userId: ownerId } });
  return routeKey(on === 'post' ? posts.get : events.get, { params: { id } });
}
