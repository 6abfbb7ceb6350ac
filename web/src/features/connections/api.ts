import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type ConnectionStatus,
  connections,
  type Recommendation,
} from '#contract/connections/contract.ts';
import { endorsements } from '#contract/endorsements/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiPages, apiQuery } from '#web/lib/api/api-query.ts';
import { buildPath } from '#web/lib/api/call.ts';
import type { MutationCallbacks } from '#web/lib/api/mutation-callbacks.ts';
import { optimisticUpdate } from '#web/lib/api/optimistic-update.ts';
import { rollbackOnError } from '#web/lib/api/rollback-on-error.ts';

const fiveMinutes = 5 * 60_000;
const perPage = 24;

export const connectionQueries = {
  status: (userId: string) => apiQuery(connections.status, { params: { userId } }),
  count: (userId: string) => apiQuery(connections.count, { params: { userId } }),
  list: (userId: string) =>
    apiPages(connections.list, { params: { userId }, query: { limit: perPage } }),
  recommended: () => ({ ...apiQuery(connections.recommended), refetchInterval: fiveMinutes }),
  member: (id: string) => apiQuery(profiles.get, { params: { id } }),
};

const none: ConnectionStatus = { status: null, role: null, connectionId: null, refusal: null };

export function useConnect({ onSuccess, onError }: MutationCallbacks<ConnectionStatus>) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(connections.request, (userId: string) => ({ body: { addresseeId: userId } })),
    onMutate: async (userId) => {
      const pending: ConnectionStatus = { ...none, status: 'pending', role: 'requester' };
      const rollbacks = [
        await setStatusOptimistically(client, userId, pending),
        await removeRecommendation(client, userId),
      ];
      return () => rollbacks.forEach((rollback) => rollback());
    },
    onSuccess: (connection, userId) => {
      client.setQueryData(connectionQueries.status(userId).queryKey, connection);
      onSuccess?.(connection);
    },
    onError: rollbackOnError(onError),
    onSettled: (_connection, _error, userId) => invalidateConnection(client, userId),
  });
}

export type Answer = 'accept' | 'decline' | 'remove';

const toContractStatus = (answer: Answer): 'accepted' | 'blocked' =>
  answer === 'accept' ? 'accepted' : 'blocked';

export function useRespond(userId: string, { onSuccess, onError }: MutationCallbacks<Answer>) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(
      connections.respond,
      ({ connectionId, answer }: { connectionId: string; answer: Answer }) => ({
        params: { id: connectionId },
        body: { status: toContractStatus(answer) },
      }),
    ),
    onMutate: ({ connectionId, answer }) =>
      setStatusOptimistically(client, userId, {
        ...none,
        connectionId,
        status: toContractStatus(answer),
      }),
    onSuccess: (connection, { answer }) => {
      client.setQueryData(connectionQueries.status(userId).queryKey, connection);
      onSuccess?.(answer);
    },
    onError: rollbackOnError(onError),
    onSettled: () => invalidateConnection(client, userId),
  });
}

export function useWithdrawRequest(userId: string, { onSuccess, onError }: MutationCallbacks) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(connections.withdraw, (id: string) => ({ params: { id } })),
    onMutate: () => setStatusOptimistically(client, userId, none),
    onSuccess: () => onSuccess?.(),
    onError: rollbackOnError(onError),
    onSettled: () => invalidateConnection(client, userId),
  });
}

export function useDismissRecommendation({ onError }: MutationCallbacks) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(connections.dismissRecommendation, (userId: string) => ({
      params: { userId },
    })),
    onMutate: (userId) => removeRecommendation(client, userId),
    onError: rollbackOnError(onError),
  });
}

function setStatusOptimistically(
  client: QueryClient,
  userId: string,
  connection: ConnectionStatus,
) {
  return optimisticUpdate<ConnectionStatus>(
    client,
    connectionQueries.status(userId).queryKey,
    () => connection,
  );
}

function removeRecommendation(client: QueryClient, userId: string) {
  return optimisticUpdate<Recommendation[]>(
    client,
    connectionQueries.recommended().queryKey,
    (members) => members.filter(({ id }) => id !== userId),
  );
}

/** Counts, lists, endorsement rights and the phone number depend on the connection. */
function invalidateConnection(client: QueryClient, userId: string): void {
  const stale = [
    connections.count.path.replace(':userId', ''),
    connections.list.path.replace(':userId', ''),
    buildPath(connections.status, { userId }),
    buildPath(endorsements.list, { userId }),
    buildPath(profiles.get, { id: userId }),
  ];
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => stale.some((start) => String(path).startsWith(start)),
  });
}
