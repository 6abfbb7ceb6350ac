import type { Notification } from '#contract/notifications/contract.ts';

/** Deleted on the screen, and on the server only once they can no longer be restored. */
let pending: readonly Notification[] = [];
const listeners = new Set<() => void>();

export const pendingRemovals = {
  list: () => pending,
  add: (notification: Notification) => publish([...pending, notification]),
  drop: (id: string) => publish(pending.filter((one) => one.id !== id)),
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

function publish(next: readonly Notification[]): void {
  pending = next;
  for (const listener of listeners) listener();
}
