import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useLive } from '#web/lib/live/use-live.ts';

/** Paths of everything that an application or a decision on it changes. */
const stale =
  /^\/api\/(feed\/waiting|applications|job-applications|jobs\/(counts|[^/]+(\/(application|call-sheet|crew))?$))/;

/** Refetches what is shown of applications, and marks the rest as stale. */
export function useRefreshApplications(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    void client.invalidateQueries({ predicate: ({ queryKey }) => stale.test(String(queryKey[0])) });
  }, [client]);
}

/** The other party applies, decides and withdraws elsewhere: each comes with a notification. */
export function useLiveApplications(): void {
  const refresh = useRefreshApplications();
  useLive(({ type }) => {
    if (type === 'notification' || type === 'missed') refresh();
  });
}
