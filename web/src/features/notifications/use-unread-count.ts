import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { useSettled } from '#web/lib/browser/use-settled.ts';
import { pendingRemovals } from './pending-removals.ts';

/** Asked once; live messages keep it fresh. In the first load, hence without the contract. */
export const unreadCountKey = ['/api/notifications/count'];

export function useUnreadCount(): number {
  const { data } = useQuery<{ count: number }>({
    queryKey: unreadCountKey,
    enabled: useSettled(),
  });
  const pending = useSyncExternalStore(pendingRemovals.subscribe, pendingRemovals.list);
  const unread = pending.filter(({ isRead }) => !isRead).length;
  return Math.max(0, (data?.count ?? 0) - unread);
}
