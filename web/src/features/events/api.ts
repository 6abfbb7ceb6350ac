import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Event, events } from '#contract/events/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import {
  patchItem,
  prependToFeed,
  removeOptimistically,
} from '#web/features/items/api/item-cache.ts';
import { isNotFound } from '#web/lib/api/api-error.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';
import type { MutationCallbacks, SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { optimistic } from '#web/lib/api/optimistic.ts';

export const eventQueries = {
  detail: (id: string) => apiQuery(events.get, { params: { id } }),
};

export function useCreateEvent({ onSuccess, onError }: MutationCallbacks) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(events.create, {
      request: (body: BodyInputOf<typeof events.create>) => ({ body }),
      failure: {
        title: 'Error creating event',
        fallback: 'Failed to create the event. Please try again.',
      },
    }),
    onSuccess: (event) => {
      prependToFeed(client, { ...event, kind: 'event' });
      onSuccess?.();
    },
    onError,
  });
}

/** Optimistic; a failure rolls back and refetches the lists. */
export function useUpdateEvent(id: string, { onSuccess }: SuccessCallback) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(events.update, {
      request: (body: BodyInputOf<typeof events.update>) => ({ params: { id }, body }),
      failure: {
        title: 'Error updating event',
        fallback: 'Failed to update event. Please try again.',
      },
    }),
    ...optimistic({
      change: (body: BodyInputOf<typeof events.update>) => {
        const rollback = patchItem<Event>(client, id, body);
        return () => {
          rollback();
          void client.invalidateQueries({ queryKey: [events.list.path] });
        };
      },
    }),
    onSuccess: (event) => {
      patchItem<Event>(client, id, event);
      onSuccess?.();
    },
  });
}

export function useDeleteEvent(id: string, { onSuccess }: SuccessCallback) {
  const client = useQueryClient();
  const { queryKey } = eventQueries.detail(id);
  const removeFromCache = () => {
    removeOptimistically(client, id);
    void client.invalidateQueries({ queryKey: [events.list.path] });
  };
  return useMutation({
    ...apiMutation(events.remove, {
      request: (_: void) => ({ params: { id } }),
      failure: {
        title: 'Error deleting event',
        fallback: 'Failed to delete event. Please try again.',
      },
    }),
    onSuccess: () => {
      removeFromCache();
      onSuccess?.();
      client.removeQueries({ queryKey });
    },
    onError: (error) => {
      if (isNotFound(error)) removeFromCache();
    },
  });
}
