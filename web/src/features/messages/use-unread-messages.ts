import { useQuery } from '@tanstack/react-query';
import { useSettled } from '#web/lib/browser/use-settled.ts';

/** Asked once; live messages keep it fresh. In the first load, hence without the contract. */
export const unreadMessagesKey = ['/api/conversations/unread-count'];

export function useUnreadMessages(): number {
  const { data } = useQuery<{ count: number }>({
    queryKey: unreadMessagesKey,
    enabled: useSettled(),
  });
  return data?.count ?? 0;
}
