import { useMutationState, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Message } from '#contract/messages/contract.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { useViewer } from '#web/lib/session/viewer.ts';
import { type Outgoing, outboxKey, restoreOutbox } from './outbox.ts';
import { hasArrived } from './sent-keys.ts';

export interface OutgoingState {
  outgoing: Outgoing;
  /** Why it was not sent. */
  failure: string | null;
}

/** What is being sent or was not sent, in the order in which it was written. */
export function useOutbox(conversationId: string, newestFirst: Message[]): OutgoingState[] {
  const client = useQueryClient();
  const viewer = useViewer();
  useEffect(
    () => restoreOutbox(client, conversationId, viewer.id),
    [client, conversationId, viewer.id],
  );
  const sending = useMutationState({
    filters: { mutationKey: outboxKey(conversationId) },
    select: ({ state }) => ({
      status: state.status,
      outgoing: state.variables as Outgoing,
      failure: state.error && errorMessage(state.error, { fallback: '' }),
    }),
  });
  return sending.filter(
    ({ status, outgoing }) => status !== 'success' && !hasArrived(outgoing, newestFirst),
  );
}
