import { useQueryClient } from '@tanstack/react-query';
import { applications } from '#contract/applications/contract.ts';
import { feed } from '#contract/feed/contract.ts';
import { type Job, jobs } from '#contract/jobs/contract.ts';
import { patchItem } from '#web/features/items/api/item-cache.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';

/** `isApplied` is shown on every card of the job, and the saved and own lists depend on it. */
export function useSetApplied(jobId: string) {
  const client = useQueryClient();
  return (isApplied: boolean) => {
    patchItem<Job>(client, jobId, { isApplied });
    void invalidate(client, [
      jobs.list,
      jobs.listSaved,
      jobs.counts,
      applications.listMine,
      feed.waiting,
    ]);
    // What shows a withdrawn application is about to go: asked for once more, it would be a 404.
    void invalidate(client, applications.mineForJob, {
      params: { id: jobId },
      refetchType: isApplied ? 'active' : 'none',
    });
  };
}
