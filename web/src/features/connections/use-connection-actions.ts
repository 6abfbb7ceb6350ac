import { useQueryClient } from '@tanstack/react-query';
import type { ConnectionStatus } from '#contract/connections/contract.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { connectionQueries } from './api.ts';
import { useConnect } from './connection-changes.ts';
import { type ConnectedPerson, showRequestedToast } from './show-requested-toast.ts';
import { type Answer, useRespond } from './use-respond.ts';

export function useConnectionActions(member: ConnectedPerson, connection: ConnectionStatus) {
  const { connectionId, status } = connection;
  const client = useQueryClient();
  // A second click can arrive before the first is rendered, and its request would be refused.
  const isAnswered = () =>
    client.getQueryData(connectionQueries.status(member.id).queryKey)?.status !== status;
  const request = useConnect(member.id, {
    onSuccess: (now) =>
      now ? showRequestedToast(member, now) : toast({ title: 'Request withdrawn' }),
  });
  const respond = useRespond(member);
  return {
    connect: () => {
      if (!respond.isPending && !isAnswered()) request.mutate(true);
    },
    withdraw: () => request.mutate(false),
    answer: (answer: Answer) => {
      if (!connectionId || respond.isPending || isAnswered()) return;
      respond.mutate({ connectionId, answer });
    },
  };
}
