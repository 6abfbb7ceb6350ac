import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Event, events } from '#contract/events/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import {
  patchItem,
  prependToFeed,
  removeOptimistically,
} from '#web/features/items/api/item-cache.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';
import type { MutationCallbacks } from '#web/lib/api/mutation-callbacks.ts';

export const eventQueries = {
  detail: (id: string) => apiQuery(events.get, { params: { id } }),
};

export function useCreateEvent({ onSuccess, onError }: MutationCallbacks) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(events.create, (body: BodyInputOf<typeof events.create>) => ({ body })),
    onSuccess: (event) => {
      prependToFeed(client, { ...event, kind: 'event' });
      onSuccess?.();
    },
    onError,
  });
}

/** Optimistic; a failure rolls back and refetches the lists. */
export function useUpdateEvent(id: string, { onSuccess, onError }: MutationCallbacks) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(events.update, (body: BodyInputOf<typeof events.update>) => ({
      params: { id },
      body,
    })),
    onMutate: (body) => patchItem<Event>(client, id, body),
    onSuccess: (event) => {
      patchItem<Event>(client, id, event);
      onSuccess?.();
    },
    onError: (error, _body, rollback) => {
      rollback?.();
      void client.invalidateQueries({ queryKey: [events.list.path] });
      onError?.(error);
    },
  });
}

export function useDeleteEvent(id: string, { onSuccess, onError }: MutationCallbacks) {
  const client = useQueryClient();
  const { queryKey } = eventQueries.detail(id);
  const removeFromCache = () => {
    removeOptimistically(client, id);
    void client.invalidateQueries({ queryKey: [events.list.path] });
  };
  return useMutation({
    ...apiMutation(events.remove, (_: void) => ({ params: { id } })),
    onSuccess: () => {
      removeFromCache();
      onSuccess?.();
      client.removeQueries({ queryKey });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 404) removeFromCache();
      onError?.(error);
    },
  });
}
