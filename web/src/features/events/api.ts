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
import { apiPages, apiQuery } from '#web/lib/api/api-query.ts';
import type { MutationCallbacks, SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { optimistic } from '#web/lib/api/optimistic.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';
import { useLive } from '#web/lib/live/use-live.ts';

const perPage = 50;

interface EventPeriod {
  /** YYYY-MM-DD; without days, what has not ended. */
  from?: string;
  to?: string;
  mine: boolean;
}

/** Others answer meanwhile: whoever opens a page again asks anew. */
export const eventQueries = {
  detail: (id: string) => ({
    ...apiQuery(events.get, { params: { id } }),
    refetchOnMount: 'always' as const,
  }),
  attendees: (id: string) => ({
    ...apiQuery(events.listAttendees, { params: { id } }),
    refetchOnMount: 'always' as const,
  }),
  upcoming: ({ mine, ...days }: EventPeriod) => ({
    ...apiPages(events.listUpcoming, {
      query: { ...days, limit: perPage, ...(mine && { mine: 'true' as const }) },
    }),
    refetchOnMount: 'always' as const,
  }),
};

/** Shows that the waiting list moved up to the viewer. */
export function useLiveEvent(id: string): void {
  const client = useQueryClient();
  useLive((event) => {
    if (event.type !== 'event' || event.eventId !== id) return;
    void invalidate(client, [events.get, events.listAttendees], { params: { id } });
  });
}

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
      void invalidate(client, events.listUpcoming);
      onSuccess?.();
    },
    onError,
  });
}

/** Optimistic but for a new poster, which comes with the answer; a failure rolls back and refetches the lists. */
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
      change: ({
        imageUrl,
        imageAlt: _,
        projectId: __,
        ...body
      }: BodyInputOf<typeof events.update>) => {
        const rollback = patchItem<Event>(client, id, {
          ...body,
          ...(imageUrl === null && { imageUrl, media: null }),
        });
        return () => {
          rollback();
          void invalidate(client, events.list);
        };
      },
    }),
    onSuccess: (event, { projectId }) => {
      patchItem<Event>(client, id, event);
      if (projectId !== undefined) void invalidate(client, events.list);
      onSuccess?.();
    },
  });
}

export function useDeleteEvent(id: string, { onSuccess }: SuccessCallback) {
  const client = useQueryClient();
  const { queryKey } = eventQueries.detail(id);
  const removeFromCache = () => {
    removeOptimistically(client, id);
    void invalidate(client, events.list);
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
