import type { ConnectionStatus } from '#contract/connections/contract.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { type ApiError, messageOf, type NetworkError } from '#web/lib/api-error.ts';
import { toast } from '#web/ui/toast-store.ts';
import { type Answer, useConnect, useRespond, useWithdrawRequest } from './api.ts';

export type ConnectedPerson = Pick<UserSummary, 'id' | 'firstName'>;
type Failure = ApiError | NetworkError;

/** What the viewer may do about a connection, with what is said about it. */
export function useTieActions(member: ConnectedPerson, tie: ConnectionStatus) {
  const request = useConnect({
    onSuccess: (now) => tellRequested(member, now),
    onError: tellNotRequested,
  });
  const respond = useRespond(member.id, {
    onSuccess: (answer) => toast({ title: answered[answer](member) }),
    onError: (error) => tellFailure('Error responding to connection request', error),
  });
  const takeBack = useWithdrawRequest(member.id, {
    onSuccess: () => toast({ title: 'Request withdrawn' }),
    onError: (error) => tellFailure('Error withdrawing connection request', error),
  });
  const { connectionId } = tie;
  const isBusy = request.isPending || respond.isPending || takeBack.isPending;
  return {
    connect: () => {
      if (!isBusy) request.mutate(member.id);
    },
    answer: (answer: Answer) => {
      if (connectionId && !isBusy) respond.mutate({ connectionId, answer });
    },
    withdraw: () => {
      if (connectionId && !isBusy) takeBack.mutate(connectionId);
    },
  };
}

export function tellRequested({ firstName }: ConnectedPerson, tie?: ConnectionStatus): void {
  const isConnected = tie?.status === 'accepted';
  toast({
    title: isConnected ? `You and ${firstName} are connected` : 'Connection request sent',
    ...(!isConnected && { description: `${firstName} can accept it from their notifications.` }),
  });
}

export function tellNotRequested(error: Failure): void {
  const description = messageOf(error, { fallback: 'Failed to send connection request' });
  toast({ title: 'Error sending connection request', description, variant: 'destructive' });
}

/** By what was done, not by what is: the state is shown as changed before the server has answered. */
const answered: Record<Answer, (member: ConnectedPerson) => string> = {
  accept: ({ firstName }) => `You and ${firstName} are connected`,
  decline: () => 'Request declined',
  remove: () => 'Connection removed',
};

export function tellFailure(title: string, error: Failure): void {
  const description = messageOf(error, { fallback: 'Please try again.' });
  toast({ title, description, variant: 'destructive' });
}
