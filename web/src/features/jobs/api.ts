import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Job, jobs } from '#contract/jobs/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { apiMutation } from '#web/lib/api-mutation.ts';
import { apiQuery } from '#web/lib/api-query.ts';
import { announceItem, patchItem } from '#web/lib/content-cache.ts';
import type { Outcome } from '#web/lib/outcome.ts';
import { takenBack } from '#web/lib/taken-back.ts';
import { useRemoveItem } from '#web/lib/use-remove-item.ts';

export const jobQueries = {
  detail: (id: string) => apiQuery(jobs.get, { params: { id } }),
};

export function useCreateJob({ onSuccess, onError }: Outcome) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(jobs.create, (body: BodyInputOf<typeof jobs.create>) => ({ body })),
    onSuccess: (job) => {
      announceItem(client, { ...job, kind: 'job' });
      onSuccess?.();
    },
    onError,
  });
}

/** Shown at once, taken back when the server refuses. */
export function useUpdateJob(id: string, { onSuccess, onError }: Outcome) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(jobs.update, (body: BodyInputOf<typeof jobs.update>) => ({
      params: { id },
      body,
    })),
    onMutate: ({ skills, ...texts }) =>
      patchItem<Job>(client, id, {
        ...texts,
        ...(skills !== undefined && { skills: skills ?? [] }),
      }),
    onSuccess: (job) => {
      patchItem<Job>(client, id, job);
      onSuccess?.();
    },
    onError: takenBack(onError),
  });
}

export function useDeleteJob(id: string, outcome: Outcome) {
  return useRemoveItem(jobs.remove, id, jobQueries.detail(id).queryKey, outcome);
}

/** Saves or unsaves; presses in quick succession happen one after the other. */
export function useSaveJob(id: string, { onError }: Outcome) {
  const client = useQueryClient();
  const save = apiMutation(jobs.save);
  const unsave = apiMutation(jobs.unsave);
  return useMutation({
    scope: { id: `save ${id}` },
    mutationFn: (isSaved: boolean, context) =>
      (isSaved ? save : unsave).mutationFn({ params: { id } }, context),
    onMutate: (isSaved) => patchItem<Job>(client, id, { isSaved }),
    onSuccess: () => client.invalidateQueries({ queryKey: [jobs.listSaved.path] }),
    onError: takenBack(onError),
  });
}
