import { useQueryClient } from '@tanstack/react-query';
import { applications } from '#contract/applications/contract.ts';
import { feed } from '#contract/feed/contract.ts';
import { type Job, jobs } from '#contract/jobs/contract.ts';
import { buildPath } from '#contract/request.ts';
import { patchItem } from '#web/features/items/api/item-cache.ts';

/** `isApplied` is shown on every card of the job, and the saved and own lists depend on it. */
export function useSetApplied(jobId: string) {
  const client = useQueryClient();
  return (isApplied: boolean) => {
    patchItem<Job>(client, jobId, { isApplied });
    const lists = [jobs.list, jobs.listSaved, jobs.counts, applications.listMine, feed.waiting];
    for (const { path } of lists) {
      void client.invalidateQueries({ queryKey: [path] });
    }
    // What shows a withdrawn application is about to go: asked for once more, it would be a 404.
    void client.invalidateQueries({
      queryKey: [buildPath(applications.mineForJob, { id: jobId })],
      refetchType: isApplied ? 'active' : 'none',
    });
  };
}
