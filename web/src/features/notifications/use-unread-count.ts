import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { notifications } from '#contract/notifications/contract.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';
import { useSettled } from '#web/lib/browser/use-settled.ts';
import { pendingRemovals } from './pending-removals.ts';

/** Asked once; live messages keep it fresh. */
export function useUnreadCount(): number {
  const { data } = useQuery({ ...apiQuery(notifications.count), enabled: useSettled() });
  const pending = useSyncExternalStore(pendingRemovals.subscribe, pendingRemovals.list);
  const unread = pending.filter(({ isRead }) => !isRead).length;
  return Math.max(0, (data?.count ?? 0) - unread);
}
