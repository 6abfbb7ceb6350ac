import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import {
  type ConnectionRequest,
  type ConnectionStatus,
  connections,
} from '#contract/connections/contract.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import type { Page } from '#web/lib/api/call.ts';
import { optimistic } from '#web/lib/api/optimistic.ts';
import { optimisticUpdate } from '#web/lib/api/optimistic-update.ts';
import { mapPageItems } from '#web/lib/api/page-items.ts';
import { routeKey } from '#web/lib/api/query-keys.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { connectionQueries } from './api.ts';
import { invalidateConnection, noConnection } from './connection-changes.ts';
import type { ConnectedPerson } from './show-requested-toast.ts';

export type Answer = 'accept' | 'decline' | 'remove';

interface Response {
  connectionId: string;
  answer: Answer;
}

const toContractStatus = (answer: Answer): 'accepted' | 'blocked' =>
  answer === 'accept' ? 'accepted' : 'blocked';

/** Shows the answer at once wherever the request is shown. */
export function useRespond(member: ConnectedPerson) {
  const client = useQueryClient();
  const { queryKey } = connectionQueries.status(member.id);
  return useMutation({
    ...apiMutation(connections.respond, {
      request: ({ connectionId, answer }: Response) => ({
        params: { id: connectionId },
        body: { status: toContractStatus(answer) },
      }),
      failure: { title: 'Error responding to connection request', fallback: 'Please try again.' },
    }),
    ...optimistic({
      change: ({ connectionId, answer }: Response) => {
        const rollbacks = [
          optimisticUpdate<ConnectionStatus>(client, queryKey, () => ({
            ...noConnection,
            connectionId,
            status: toContractStatus(answer),
          })),
          removeRequest(client, connectionId),
        ];
        return () => rollbacks.forEach((rollback) => rollback());
      },
      refresh: () => invalidateConnection(client, member.id),
    }),
    onSuccess: (connection, { answer }) => {
      client.setQueryData(queryKey, connection);
      toast({ title: answerTitles[answer](member) });
    },
  });
}

function removeRequest(client: QueryClient, connectionId: string) {
  return optimisticUpdate<InfiniteData<Page<ConnectionRequest>>>(
    client,
    routeKey(connections.requests),
    (data) =>
      mapPageItems(data, (request) => (request.connectionId === connectionId ? null : request)),
  );
}

/** Keyed by the action: the cached status already shows the optimistic result when the answer arrives. */
const answerTitles: Record<Answer, (member: ConnectedPerson) => string> = {
  accept: ({ firstName }) => `You and ${firstName} are connected`,
  decline: () => 'Request declined',
  remove: () => 'Connection removed',
};
