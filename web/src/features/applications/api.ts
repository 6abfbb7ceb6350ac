import { useMutation, useQueryClient } from '@tanstack/react-query';
import { applications } from '#contract/applications/contract.ts';
import { type Job, jobs } from '#contract/jobs/contract.ts';
import { patchItem } from '#web/features/items/api/item-cache.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiPages, apiQuery } from '#web/lib/api/api-query.ts';
import { call } from '#web/lib/api/call.ts';
import type { MutationCallbacks } from '#web/lib/api/mutation-callbacks.ts';

export const applicationQueries = {
  forJob: (jobId: string) => apiPages(applications.listForJob, { params: { jobId } }),
  mineForJob: (id: string) => apiQuery(applications.mineForJob, { params: { id } }),
};

/** `isApplied` is shown on every card of the job, and the saved and own lists depend on it. */
function useSetApplied(jobId: string) {
  const client = useQueryClient();
  return (isApplied: boolean) => {
    patchItem<Job>(client, jobId, { isApplied });
    client.removeQueries({ queryKey: applicationQueries.mineForJob(jobId).queryKey });
    for (const { path } of [jobs.list, jobs.listSaved, applications.listMine]) {
      void client.invalidateQueries({ queryKey: [path] });
    }
  };
}

export function useApply(jobId: string, { onSuccess, onError }: MutationCallbacks) {
  const setApplied = useSetApplied(jobId);
  return useMutation({
    ...apiMutation(applications.apply, (message: string) => ({
      params: { id: jobId },
      body: { message },
    })),
    onSuccess: () => {
      setApplied(true);
      onSuccess?.();
    },
    onError: (error) => {
      if (error instanceof ApiError && error.status === 409) setApplied(true);
      onError?.(error);
    },
  });
}

export function useWithdraw(jobId: string, { onSuccess, onError }: MutationCallbacks) {
  const setApplied = useSetApplied(jobId);
  return useMutation({
    mutationFn: async () => {
      const { id } = await call(applications.mineForJob, { params: { id: jobId } });
      await call(applications.withdraw, { params: { id } });
    },
    retry: (failures, error) => !isNotFound(error) && failures < 2,
    onSuccess: () => {
      setApplied(false);
      onSuccess?.();
    },
    onError: (error) => {
      if (isNotFound(error)) setApplied(false);
      onError?.(error);
    },
  });
}

const isNotFound = (error: Error) => error instanceof ApiError && error.status === 404;
