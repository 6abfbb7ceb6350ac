import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type ConnectionStatus,
  connections,
  type Recommendation,
} from '#contract/connections/contract.ts';
import { endorsements } from '#contract/endorsements/contract.ts';
import { feed } from '#contract/feed/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import type { SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { optimistic } from '#web/lib/api/optimistic.ts';
import { optimisticUpdate } from '#web/lib/api/optimistic-update.ts';
import { invalidate, routeKey } from '#web/lib/api/query-keys.ts';
import { useToggle } from '#web/lib/api/use-toggle.ts';
import { connectionQueries } from './api.ts';

export const noConnection: ConnectionStatus = {
  status: null,
  role: null,
  connectionId: null,
  refusal: null,
  note: null,
};

/** Requests a connection, or withdraws the request; then the result is undefined. */
export function useConnect(
  userId: string,
  { onSuccess }: SuccessCallback<ConnectionStatus | undefined>,
) {
  const client = useQueryClient();
  const { queryKey } = connectionQueries.status(userId);
  const setStatus = (change: (now: ConnectionStatus) => ConnectionStatus) =>
    optimisticUpdate(client, queryKey, change);
  return useToggle({
    key: ['connect', userId],
    send: async (isRequested, call) => {
      if (isRequested) {
        const request = await call(connections.request, { body: { addresseeId: userId } });
        // A withdrawal that was pressed meanwhile needs the id.
        setStatus((now) => ({ ...now, connectionId: request.connectionId }));
        return request;
      }
      const id = client.getQueryData(queryKey)?.connectionId;
      if (id) await call(connections.withdraw, { params: { id } });
      return undefined;
    },
    show: (isRequested) => {
      if (!isRequested) return setStatus(({ connectionId }) => ({ ...noConnection, connectionId }));
      const rollbacks = [
        setStatus(({ connectionId }) => ({
          ...noConnection,
          connectionId,
          status: 'pending',
          role: 'requester',
        })),
        removeRecommendation(client, userId),
      ];
      return () => rollbacks.forEach((rollback) => rollback());
    },
    failure: (isRequested) =>
      isRequested
        ? {
            title: 'Error sending connection request',
            fallback: 'Failed to send connection request',
          }
        : { title: 'Error withdrawing connection request', fallback: 'Please try again.' },
    onSuccess: (request) => {
      if (request) client.setQueryData(queryKey, request);
      onSuccess?.(request);
    },
    refresh: () => invalidateConnection(client, userId),
  });
}

export function useDismissRecommendation(userId: string) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(connections.dismissRecommendation, {
      request: (_: void) => ({ params: { userId } }),
      failure: { title: 'Error hiding this suggestion', fallback: 'Please try again.' },
    }),
    ...optimistic({ change: () => removeRecommendation(client, userId) }),
  });
}

export function removeRecommendation(client: QueryClient, userId: string) {
  return optimisticUpdate<Recommendation[]>(client, routeKey(connections.recommended), (members) =>
    members.filter(({ id }) => id !== userId),
  );
}

/** Counts, lists, what waits, requests, endorsement rights, e-mail address and phone number depend on the connection. */
export function invalidateConnection(client: QueryClient, userId: string): void {
  void invalidate(client, [
    connections.count,
    connections.list,
    connections.requests,
    feed.waiting,
  ]);
  void invalidate(client, [connections.status, endorsements.list], { params: { userId } });
  void invalidate(client, profiles.get, { params: { id: userId } });
}
