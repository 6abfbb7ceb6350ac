import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ConnectionStatus, connections } from '#contract/connections/contract.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import type { SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { optimistic } from '#web/lib/api/optimistic.ts';
import { optimisticUpdate } from '#web/lib/api/optimistic-update.ts';
import { connectionQueries, invalidateConnection, noConnection } from './api.ts';

export type Answer = 'accept' | 'decline' | 'remove';

interface Response {
  connectionId: string;
  answer: Answer;
}

const toContractStatus = (answer: Answer): 'accepted' | 'blocked' =>
  answer === 'accept' ? 'accepted' : 'blocked';

export function useRespond(userId: string, { onSuccess }: SuccessCallback<Answer>) {
  const client = useQueryClient();
  const { queryKey } = connectionQueries.status(userId);
  return useMutation({
    ...apiMutation(connections.respond, {
      request: ({ connectionId, answer }: Response) => ({
        params: { id: connectionId },
        body: { status: toContractStatus(answer) },
      }),
      failure: { title: 'Error responding to connection request', fallback: 'Please try again.' },
    }),
    ...optimistic({
      change: ({ connectionId, answer }: Response) =>
        optimisticUpdate<ConnectionStatus>(client, queryKey, () => ({
          ...noConnection,
          connectionId,
          status: toContractStatus(answer),
        })),
      refresh: () => invalidateConnection(client, userId),
    }),
    onSuccess: (connection, { answer }) => {
      client.setQueryData(queryKey, connection);
      onSuccess?.(answer);
    },
  });
}
