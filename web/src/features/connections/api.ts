import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import {
  type ConnectionStatus,
  connections,
  type Recommendation,
} from '#contract/connections/contract.ts';
import { endorsements } from '#contract/endorsements/contract.ts';
import { profiles } from '#contract/profiles/contract.ts';
import { pathOf } from '#web/lib/api.ts';
import type { ApiError, NetworkError } from '#web/lib/api-error.ts';
import { apiMutation } from '#web/lib/api-mutation.ts';
import { apiPages, apiQuery } from '#web/lib/api-query.ts';
import { changeCached } from '#web/lib/change-cached.ts';
import { takenBack } from '#web/lib/taken-back.ts';

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

interface Outcome {
  onSuccess?: (tie: ConnectionStatus | undefined) => void;
  onError?: (error: ApiError | NetworkError) => void;
}

const none: ConnectionStatus = { status: null, role: null, connectionId: null, refusal: null };

export function useConnect({ onSuccess, onError }: Outcome) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(connections.request, (userId: string) => ({ body: { addresseeId: userId } })),
    onMutate: async (userId) => {
      const pending: ConnectionStatus = { ...none, status: 'pending', role: 'requester' };
      const undos = [await showTie(client, userId, pending), await forget(client, userId)];
      return () => undos.forEach((undo) => undo());
    },
    onSuccess: (tie, userId) => {
      client.setQueryData(connectionQueries.status(userId).queryKey, tie);
      onSuccess?.(tie);
    },
    onError: takenBack(onError),
    onSettled: (_tie, _error, userId) => refreshTies(client, userId),
  });
}

export type Answer = 'accept' | 'decline' | 'remove';

interface Answered {
  onSuccess: (answer: Answer) => void;
  onError: (error: ApiError | NetworkError) => void;
}

const wireWord = (answer: Answer): 'accepted' | 'blocked' =>
  answer === 'accept' ? 'accepted' : 'blocked';

export function useRespond(userId: string, { onSuccess, onError }: Answered) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(
      connections.respond,
      ({ connectionId, answer }: { connectionId: string; answer: Answer }) => ({
        params: { id: connectionId },
        body: { status: wireWord(answer) },
      }),
    ),
    onMutate: ({ connectionId, answer }) =>
      showTie(client, userId, { ...none, connectionId, status: wireWord(answer) }),
    onSuccess: (tie, { answer }) => {
      client.setQueryData(connectionQueries.status(userId).queryKey, tie);
      onSuccess(answer);
    },
    onError: takenBack(onError),
    onSettled: () => refreshTies(client, userId),
  });
}

export function useWithdrawRequest(userId: string, { onSuccess, onError }: Outcome) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(connections.withdraw, (id: string) => ({ params: { id } })),
    onMutate: () => showTie(client, userId, none),
    onSuccess: () => onSuccess?.(undefined),
    onError: takenBack(onError),
    onSettled: () => refreshTies(client, userId),
  });
}

export function useDismissRecommendation({ onError }: Outcome) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(connections.dismissRecommendation, (userId: string) => ({
      params: { userId },
    })),
    onMutate: (userId) => forget(client, userId),
    onError: takenBack(onError),
  });
}

function showTie(client: QueryClient, userId: string, tie: ConnectionStatus) {
  return changeCached<ConnectionStatus>(
    client,
    connectionQueries.status(userId).queryKey,
    () => tie,
  );
}

function forget(client: QueryClient, userId: string) {
  return changeCached<Recommendation[]>(
    client,
    connectionQueries.recommended().queryKey,
    (members) => members.filter(({ id }) => id !== userId),
  );
}

/** What depends on whether two people are connected: counts, lists, who may endorse, the phone number. */
function refreshTies(client: QueryClient, userId: string): void {
  const stale = [
    connections.count.path.replace(':userId', ''),
    connections.list.path.replace(':userId', ''),
    pathOf(connections.status, { userId }),
    pathOf(endorsements.list, { userId }),
    pathOf(profiles.get, { id: userId }),
  ];
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => stale.some((start) => String(path).startsWith(start)),
  });
}
