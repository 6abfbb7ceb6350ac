import { useQuery } from '@tanstack/react-query';
import { conversations } from '#contract/messages/contract.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';
import { useSettled } from '#web/lib/browser/use-settled.ts';

/** Asked once; live messages keep it fresh. */
export function useUnreadMessages(): number {
  const { data } = useQuery({ ...apiQuery(conversations.unreadCount), enabled: useSettled() });
  return data?.count ?? 0;
}
