import { useQueryClient } from '@tanstack/react-query';
import { applications } from '#contract/applications/contract.ts';
import { type Job, jobs } from '#contract/jobs/contract.ts';
import { patchItem } from '#web/features/items/api/item-cache.ts';

/** `isApplied` is shown on every card of the job, and the saved and own lists depend on it. */
export function useSetApplied(jobId: string) {
  const client = useQueryClient();
  return (isApplied: boolean) => {
    patchItem<Job>(client, jobId, { isApplied });
    for (const { path } of [jobs.list, jobs.listSaved, applications.listMine]) {
      void client.invalidateQueries({ queryKey: [path] });
    }
  };
}
