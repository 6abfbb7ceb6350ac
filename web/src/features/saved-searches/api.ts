import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { paths } from '#contract/paths.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { type SavedSearch, savedSearches } from '#contract/saved-searches/contract.ts';
import type { Delivery } from '#contract/saved-searches/forms.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';
import type { SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { optimistic } from '#web/lib/api/optimistic.ts';
import { optimisticUpdate } from '#web/lib/api/optimistic-update.ts';
import { invalidate, routeKey } from '#web/lib/api/query-keys.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { deliveryLabels } from './delivery-labels.ts';

export const savedSearchQueries = {
  list: () => ({
    ...apiQuery(savedSearches.list),
    staleTime: 0,
    refetchOnMount: 'always' as const,
  }),
};

export type NewSearch = BodyInputOf<typeof savedSearches.create>;

export function useSaveSearch({ onSuccess }: SuccessCallback = {}) {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  return useMutation({
    ...apiMutation(savedSearches.create, {
      request: (body: NewSearch) => ({ body }),
      failure: { title: 'Error saving the search', fallback: 'Please try again.' },
    }),
    onSuccess: ({ delivery }) => {
      void invalidate(client, savedSearches.list);
      toast({
        title: 'Search saved',
        description: deliveryLabels[delivery].promise,
        action: {
          label: 'See saved searches',
          onClick: () => navigate(`${paths.jobs}?tab=saved`),
        },
      });
      onSuccess?.();
    },
  });
}

export function useSetDelivery(id: string) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(savedSearches.update, {
      request: (delivery: Delivery) => ({ params: { id }, body: { delivery } }),
      failure: { title: 'Error changing the search', fallback: 'Please try again.' },
    }),
    ...optimistic({
      change: (delivery: Delivery) =>
        optimisticUpdate<SavedSearch[]>(client, routeKey(savedSearches.list), (list) =>
          list.map((search) => (search.id === id ? { ...search, delivery } : search)),
        ),
    }),
    onSuccess: ({ delivery }) =>
      void toast({ title: 'Search updated', description: deliveryLabels[delivery].promise }),
  });
}

/** Undo saves the same search again. */
export function useDeleteSearch({ id, createdAt: _, ...search }: SavedSearch) {
  const client = useQueryClient();
  const restore = useSaveSearch();
  return useMutation({
    ...apiMutation(savedSearches.remove, {
      request: (_nothing: void) => ({ params: { id } }),
      failure: { title: 'Error deleting the search', fallback: 'Please try again.' },
    }),
    ...optimistic({
      change: () =>
        optimisticUpdate<SavedSearch[]>(client, routeKey(savedSearches.list), (list) =>
          list.filter((entry) => entry.id !== id),
        ),
      refresh: () => void invalidate(client, savedSearches.list),
    }),
    onSuccess: () =>
      void toast({
        title: 'Search deleted',
        action: { label: 'Undo', onClick: () => restore.mutate(search) },
      }),
  });
}
