import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { applications } from '#contract/applications/contract.ts';
import { callSheets } from '#contract/call-sheets/contract.ts';
import { feed } from '#contract/feed/contract.ts';
import { jobs } from '#contract/jobs/contract.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';
import { useLive } from '#web/lib/live/use-live.ts';

/** Everything that an application or a decision on it changes. */
const stale = [
  applications.get,
  applications.listForJob,
  applications.listMine,
  applications.listMyJobs,
  applications.mineForJob,
  callSheets.get,
  feed.waiting,
  jobs.counts,
  jobs.get,
  jobs.listCrew,
  jobs.search,
];

/** Refetches what is shown of applications, and marks the rest as stale. */
export function useRefreshApplications(): () => void {
  const client = useQueryClient();
  return useCallback(() => void invalidate(client, stale), [client]);
}

/** The other party applies, decides and withdraws elsewhere: each comes with a notification. */
export function useLiveApplications(): void {
  const refresh = useRefreshApplications();
  useLive(({ type }) => {
    if (type === 'notification' || type === 'missed') refresh();
  });
}
