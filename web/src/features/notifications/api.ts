import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type Notification, notifications } from '#contract/notifications/contract.ts';
import type { NotificationType } from '#contract/notifications/types.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiPages } from '#web/lib/api/api-query.ts';
import type { Page } from '#web/lib/api/call.ts';
import { optimistic } from '#web/lib/api/optimistic.ts';
import { optimisticUpdate } from '#web/lib/api/optimistic-update.ts';
import { mapPageItems } from '#web/lib/api/page-items.ts';
import { routeKey } from '#web/lib/api/query-keys.ts';

type Pages = InfiniteData<Page<Notification>>;

export const notificationQueries = {
  list: (type?: NotificationType) => apiPages(notifications.list, type ? { query: { type } } : {}),
};

export function useMarkRead() {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(notifications.markRead, {
      request: ({ id }: Notification) => ({ params: { id } }),
      failure: { title: 'Error marking this as read', fallback: 'Please try again.' },
    }),
    ...optimistic<Notification>({
      change: ({ id, isRead }) =>
        changeAll(
          client,
          (one) => (one.id === id ? { ...one, isRead: true } : one),
          (count) => (isRead ? count : count - 1),
        ),
    }),
  });
}

export function useMarkAllRead() {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(notifications.markAllRead, {
      request: (_: void) => ({}),
      failure: { title: 'Error marking all as read', fallback: 'Please try again.' },
    }),
    ...optimistic<void>({
      change: () =>
        changeAll(
          client,
          (one) => ({ ...one, isRead: true }),
          () => 0,
        ),
    }),
  });
}

/** The options of a mutation that no component waits for: the list may be closed by then. */
export function removalMutation(client: QueryClient) {
  return {
    ...apiMutation(notifications.remove, {
      request: ({ id }: Notification) => ({ params: { id } }),
      failure: { title: 'Error deleting this notification', fallback: 'Please try again.' },
    }),
    ...optimistic<Notification>({
      change: ({ id, isRead }) =>
        changeAll(
          client,
          (one) => (one.id === id ? null : one),
          (count) => (isRead ? count : count - 1),
        ),
    }),
  };
}

/** Changes every cached list and the count. A live message follows each change and refreshes both. */
function changeAll(
  client: QueryClient,
  change: (notification: Notification) => Notification | null,
  changeCount: (count: number) => number,
): () => void {
  const rollbacks = [
    optimisticUpdate<Pages>(client, routeKey(notifications.list), (pages) =>
      mapPageItems(pages, change),
    ),
    optimisticUpdate<{ count: number }>(client, routeKey(notifications.count), ({ count }) => ({
      count: Math.max(0, changeCount(count)),
    })),
  ];
  return () => rollbacks.forEach((rollback) => rollback());
}
