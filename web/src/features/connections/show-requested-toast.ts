import type { ConnectionStatus } from '#contract/connections/contract.ts';
import type { UserSummary } from '#contract/users/contract.ts';
import { toast } from '#web/ui/toast/toast-store.ts';

export type ConnectedPerson = Pick<UserSummary, 'id' | 'firstName'>;

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
