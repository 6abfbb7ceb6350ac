import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type PortfolioItem, portfolio } from '#contract/portfolio/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';
import type { MutationCallbacks } from '#web/lib/api/mutation-callbacks.ts';
import { optimisticUpdate } from '#web/lib/api/optimistic-update.ts';
import { rollbackOnError } from '#web/lib/api/rollback-on-error.ts';

export const portfolioQueries = {
  list: (userId: string) => apiQuery(portfolio.list, { params: { userId } }),
};

export function useCreatePortfolioItem(userId: string) {
  const client = useQueryClient();
  const { queryKey } = portfolioQueries.list(userId);
  return useMutation({
    ...apiMutation(portfolio.create, (body: BodyInputOf<typeof portfolio.create>) => ({ body })),
    onSuccess: () => client.invalidateQueries({ queryKey }),
  });
}

export function useUpdatePortfolioItem({ id, userId }: PortfolioItem) {
  const client = useQueryClient();
  const { queryKey } = portfolioQueries.list(userId);
  return useMutation({
    ...apiMutation(portfolio.update, (body: BodyInputOf<typeof portfolio.update>) => ({
      params: { id },
      body,
    })),
    onSuccess: (changed) =>
      client.setQueryData(queryKey, (items) =>
        items?.map((item) => (item.id === changed.id ? changed : item)),
      ),
  });
}

export function useRemovePortfolioItem({ id, userId }: PortfolioItem, outcome: MutationCallbacks) {
  const client = useQueryClient();
  const { queryKey } = portfolioQueries.list(userId);
  return useMutation({
    ...apiMutation(portfolio.remove, (_: void) => ({ params: { id } })),
    onMutate: () =>
      optimisticUpdate<PortfolioItem[]>(client, queryKey, (items) =>
        items.filter((item) => item.id !== id),
      ),
    onError: rollbackOnError(outcome.onError),
    onSuccess: () => outcome.onSuccess?.(),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
}

interface Reordering {
  before: PortfolioItem[];
  next: PortfolioItem[];
}

/**
 * Writes the new order synchronously: after an await the dropped card would jump back for a moment. The scope sends
 * orders one after another.
 */
export function useReorderPortfolio(userId: string, { onError }: MutationCallbacks) {
  const client = useQueryClient();
  const { queryKey } = portfolioQueries.list(userId);
  const mutationKey = ['reorder portfolio', userId];
  const { mutate } = useMutation({
    ...apiMutation(portfolio.reorder, ({ next }: Reordering) => ({
      body: { updates: next.map(({ id }, index) => ({ id, sortOrder: index })) },
    })),
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    onSuccess: (items) => {
      if (client.isMutating({ mutationKey }) === 1) client.setQueryData(queryKey, items);
    },
    onError: (error, { before }) => {
      client.setQueryData(queryKey, before);
      void client.invalidateQueries({ queryKey });
      onError?.(error);
    },
  });
  return (next: PortfolioItem[]) => {
    void client.cancelQueries({ queryKey });
    const before = client.getQueryData(queryKey) ?? next;
    client.setQueryData(queryKey, next);
    mutate({ before, next });
  };
}
