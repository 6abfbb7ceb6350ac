import { useInfiniteQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Notification } from '#contract/notifications/contract.ts';
import type { NotificationType } from '#contract/notifications/types.ts';
import { pageItems } from '#web/lib/api/page-items.ts';
import { notificationQueries } from './api.ts';
import { pendingRemovals } from './pending-removals.ts';

/** The list, and its items without those being deleted. One that moved to the front between two pages is shown once. */
export function useShownNotifications(type?: NotificationType) {
  const list = useInfiniteQuery(notificationQueries.list(type));
  const pending = useSyncExternalStore(pendingRemovals.subscribe, pendingRemovals.list);
  const shown = new Map<string, Notification>();
  for (const item of pageItems(list.data)) if (!shown.has(item.id)) shown.set(item.id, item);
  for (const { id } of pending) shown.delete(id);
  return { list, items: [...shown.values()] };
}
