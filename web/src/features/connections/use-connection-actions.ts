import type { ConnectionStatus } from '#contract/connections/contract.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { type ApiError, errorMessage, type NetworkError } from '#web/lib/api/api-error.ts';
import { toast } from '#web/ui/toast/toast-store.ts';
import { type Answer, useConnect, useRespond, useWithdrawRequest } from './api.ts';

export type ConnectedPerson = Pick<UserSummary, 'id' | 'firstName'>;
type Failure = ApiError | NetworkError;

export function useConnectionActions(member: ConnectedPerson, connection: ConnectionStatus) {
  const request = useConnect({
    onSuccess: (now) => showRequestedToast(member, now),
    onError: showRequestFailedToast,
  });
  const respond = useRespond(member.id, {
    onSuccess: (answer) => toast({ title: answerTitles[answer](member) }),
    onError: (error) => showFailureToast('Error responding to connection request', error),
  });
  const withdrawal = useWithdrawRequest(member.id, {
    onSuccess: () => toast({ title: 'Request withdrawn' }),
    onError: (error) => showFailureToast('Error withdrawing connection request', error),
  });
  const { connectionId } = connection;
  const isBusy = request.isPending || respond.isPending || withdrawal.isPending;
  return {
    connect: () => {
      if (!isBusy) request.mutate(member.id);
    },
    answer: (answer: Answer) => {
      if (connectionId && !isBusy) respond.mutate({ connectionId, answer });
    },
    withdraw: () => {
      if (connectionId && !isBusy) withdrawal.mutate(connectionId);
    },
  };
}

export function showRequestedToast(
  { firstName }: ConnectedPerson,
  connection?: ConnectionStatus,
): void {
  const isConnected = connection?.status === 'accepted';
  toast({
    title: isConnected ? `You and ${firstName} are connected` : 'Connection request sent',
    ...(!isConnected && { description: `${firstName} can accept it from their notifications.` }),
  });
}

export function showRequestFailedToast(error: Failure): void {
  const description = errorMessage(error, { fallback: 'Failed to send connection request' });
  toast({ title: 'Error sending connection request', description, variant: 'destructive' });
}

/** Keyed by the action: the cached status already shows the optimistic result when the answer arrives. */
const answerTitles: Record<Answer, (member: ConnectedPerson) => string> = {
  accept: ({ firstName }) => `You and ${firstName} are connected`,
  decline: () => 'Request declined',
  remove: () => 'Connection removed',
};

export function showFailureToast(title: string, error: Failure): void {
  const description = errorMessage(error, { fallback: 'Please try again.' });
  toast({ title, description, variant: 'destructive' });
}
