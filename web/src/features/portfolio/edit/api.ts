import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { type PortfolioItem, portfolio } from '#contract/portfolio/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { works } from '#contract/works/contract.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import type { SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { optimistic } from '#web/lib/api/optimistic.ts';
import { optimisticUpdate } from '#web/lib/api/optimistic-update.ts';
import { invalidate, routeKey } from '#web/lib/api/query-keys.ts';
import { portfolioQueries } from '../api.ts';

/** The next visit of the wall begins at its top, with what has changed. */
function forgetWorks(client: QueryClient): void {
  client.removeQueries({ queryKey: routeKey(works.list) });
}

export function useCreatePortfolioItem(userId: string) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(portfolio.create, {
      request: (body: BodyInputOf<typeof portfolio.create>) => ({ body }),
      failure: {
        title: 'Error',
        fallback: 'Failed to create portfolio item. Please try again.',
      },
    }),
    onSuccess: () => {
      forgetWorks(client);
      return invalidate(client, portfolio.list, { params: { userId } });
    },
  });
}

export function useUpdatePortfolioItem({ id, userId }: PortfolioItem) {
  const client = useQueryClient();
  const { queryKey } = portfolioQueries.list(userId);
  return useMutation({
    ...apiMutation(portfolio.update, {
      request: (body: BodyInputOf<typeof portfolio.update>) => ({ params: { id }, body }),
      failure: { title: 'Failed to update portfolio item', fallback: 'Please try again.' },
    }),
    onSuccess: (changed) => {
      forgetWorks(client);
      client.setQueryData(queryKey, (items) =>
        items?.map((item) => (item.id === changed.id ? changed : item)),
      );
    },
  });
}

export function useRemovePortfolioItem(
  { id, userId }: PortfolioItem,
  { onSuccess }: SuccessCallback,
) {
  const client = useQueryClient();
  const { queryKey } = portfolioQueries.list(userId);
  return useMutation({
    ...apiMutation(portfolio.remove, {
      request: (_: void) => ({ params: { id } }),
      failure: { title: 'Failed to delete portfolio item', fallback: 'Please try again.' },
    }),
    ...optimistic({
      change: () =>
        optimisticUpdate<PortfolioItem[]>(client, queryKey, (items) =>
          items.filter((item) => item.id !== id),
        ),
      refresh: () => void invalidate(client, portfolio.list, { params: { userId } }),
    }),
    onSuccess: () => {
      forgetWorks(client);
      onSuccess?.();
    },
  });
}

/** The scope sends orders one after another; only the last answer is written to the cache. */
export function useReorderPortfolio(userId: string) {
  const client = useQueryClient();
  const { queryKey } = portfolioQueries.list(userId);
  const mutationKey = ['reorder portfolio', userId];
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    ...apiMutation(portfolio.reorder, {
      request: (items: PortfolioItem[]) => ({
        body: { updates: items.map(({ id }, index) => ({ id, sortOrder: index })) },
      }),
      failure: {
        title: 'Error',
        description: 'Failed to reorder portfolio items. Please try again.',
      },
    }),
    ...optimistic({
      change: (items: PortfolioItem[]) => {
        const rollback = optimisticUpdate<PortfolioItem[]>(client, queryKey, () => items);
        return () => {
          rollback();
          void invalidate(client, portfolio.list, { params: { userId } });
        };
      },
    }),
    onSuccess: (items) => {
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(queryKey, items);
    },
  });
}
