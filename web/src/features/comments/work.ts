import type { QueryClient } from '@tanstack/react-query';
import type { CommentedWork } from '#contract/live.ts';
import { type PortfolioItem, portfolio } from '#contract/portfolio/contract.ts';
import { buildPath } from '#contract/request.ts';
import { patchItem } from '#web/features/items/api/item-cache.ts';
import { optimisticUpdate } from '#web/lib/api/optimistic-update.ts';

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
  return optimisticUpdate<PortfolioItem[]>(client, [portfolioPath(work)], (items) =>
    items.map((item) =>
      item.id === work.id
        ? { ...item, ...(typeof change === 'function' ? change(item) : change) }
        : item,
    ),
  );
}

/** The query keys of the work itself. */
export function workKey(work: Work): string[] {
  if (work.on === 'portfolio') return [portfolioPath(work)];
  return [`/api/${work.on}s/${encodeURIComponent(work.id)}`];
}

const portfolioPath = ({ ownerId }: Work) => buildPath(portfolio.list, { userId: ownerId });
