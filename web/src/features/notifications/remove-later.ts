import { MutationObserver, type QueryClient } from '@tanstack/react-query';
import type { Notification } from '#contract/notifications/contract.ts';
import { TOAST_DURATION, toast } from '#web/ui/toast/toast-store.ts';
import { removalMutation } from './api.ts';
import { pendingRemovals } from './pending-removals.ts';

const leaveEvents = ['beforeunload', 'pagehide'];
let sendPending = () => {};

/**
 * Hides a notification and sends the deletion when it can no longer be undone: when the toast ends, another notification is
 * deleted or the page is left, which the request outlives. Before the page unloads, so that the next page does not list it;
 * where that is not said, as by a phone, when it is hidden for good.
 */
export function removeLater(client: QueryClient, notification: Notification): void {
  sendPending();
  pendingRemovals.add(notification);
  const timer = setTimeout(send, TOAST_DURATION);
  for (const event of leaveEvents) addEventListener(event, send);
  sendPending = send;

  function settle(): void {
    clearTimeout(timer);
    for (const event of leaveEvents) removeEventListener(event, send);
    sendPending = () => {};
  }

  function send(): void {
    settle();
    void new MutationObserver(client, removalMutation(client)).mutate(notification).catch(() => {});
    pendingRemovals.drop(notification.id);
  }

  toast({
    title: 'Notification deleted',
    action: {
      label: 'Undo',
      onClick: () => {
        settle();
        pendingRemovals.drop(notification.id);
      },
    },
  });
}
