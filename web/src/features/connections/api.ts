import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type ConnectionStatus,
  connections,
  type Recommendation,
} from '#contract/connections/contract.ts';
import { endorsements } from '#contract/endorsements/contract.ts';
import { feed } from '#contract/feed/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { buildPath } from '#contract/request.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiPages, apiQuery } from '#web/lib/api/api-query.ts';
import type { SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { optimistic } from '#web/lib/api/optimistic.ts';
import { optimisticUpdate } from '#web/lib/api/optimistic-update.ts';
import { useToggle } from '#web/lib/api/use-toggle.ts';

const fiveMinutes = 5 * 60_000;
const perPage = 24;
const requestsPerPage = 20;

export const connectionQueries = {
  status: (userId: string) => apiQuery(connections.status, { params: { userId } }),
  count: (userId: string) => apiQuery(connections.count, { params: { userId } }),
  list: (userId: string) =>
    apiPages(connections.list, { params: { userId }, query: { limit: perPage } }),
  requests: () => apiPages(connections.requests, { query: { limit: requestsPerPage } }),
  recommended: () => ({ ...apiQuery(connections.recommended), refetchInterval: fiveMinutes }),
  member: (id: string) => apiQuery(profiles.get, { params: { id } }),
};

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
  return optimisticUpdate<Recommendation[]>(
    client,
    connectionQueries.recommended().queryKey,
    (members) => members.filter(({ id }) => id !== userId),
  );
}

/** Counts, lists, what waits, requests, endorsement rights, e-mail address and phone number depend on the connection. */
export function invalidateConnection(client: QueryClient, userId: string): void {
  const stale = [
    connections.count.path.replace(':userId', ''),
    connections.requests.path,
    feed.waiting.path,
    connections.list.path.replace(':userId', ''),
    buildPath(connections.status, { userId }),
    buildPath(endorsements.list, { userId }),
    buildPath(profiles.get, { id: userId }),
  ];
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => stale.some((start) => String(path).startsWith(start)),
  });
}
