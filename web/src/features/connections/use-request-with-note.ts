import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ConnectionStatus, connections } from '#contract/connections/contract.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import type { MutationCallbacks } from '#web/lib/api/mutation-callbacks.ts';
import { connectionQueries } from './api.ts';
import { invalidateConnection, removeRecommendation } from './connection-changes.ts';

export function useRequestWithNote(
  userId: string,
  { onSuccess, onError }: MutationCallbacks<ConnectionStatus>,
) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(connections.request, {
      request: (note: string | null) => ({ body: { addresseeId: userId, note } }),
      failure: null,
    }),
    onSuccess: (connection) => {
      client.setQueryData(connectionQueries.status(userId).queryKey, connection);
      removeRecommendation(client, userId);
      invalidateConnection(client, userId);
      onSuccess?.(connection);
    },
    onError,
  });
}
