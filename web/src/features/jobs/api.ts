import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Job, jobs } from '#contract/jobs/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { patchItem, prependToFeed } from '#web/features/items/api/item-cache.ts';
import { useRemoveItem } from '#web/features/items/api/use-remove-item.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';
import type { MutationCallbacks } from '#web/lib/api/mutation-callbacks.ts';
import { rollbackOnError } from '#web/lib/api/rollback-on-error.ts';

export const jobQueries = {
  detail: (id: string) => apiQuery(jobs.get, { params: { id } }),
};

export function useCreateJob({ onSuccess, onError }: MutationCallbacks) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(jobs.create, (body: BodyInputOf<typeof jobs.create>) => ({ body })),
    onSuccess: (job) => {
      prependToFeed(client, { ...job, kind: 'job' });
      onSuccess?.();
    },
    onError,
  });
}

export function useUpdateJob(id: string, { onSuccess, onError }: MutationCallbacks) {
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
    onError: rollbackOnError(onError),
  });
}

export function useDeleteJob(id: string, outcome: MutationCallbacks) {
  return useRemoveItem(jobs.remove, id, jobQueries.detail(id).queryKey, outcome);
}

/** The scope runs rapid presses in order; only the last answer is written to the cache. */
export function useSaveJob(id: string, { onError }: MutationCallbacks) {
  const client = useQueryClient();
  const mutationKey = ['save', id];
  const save = apiMutation(jobs.save);
  const unsave = apiMutation(jobs.unsave);
  return useMutation({
    mutationKey,
    scope: { id: `save ${id}` },
    mutationFn: (isSaved: boolean, context) =>
      (isSaved ? save : unsave).mutationFn({ params: { id } }, context),
    onMutate: (isSaved) => patchItem<Job>(client, id, { isSaved }),
    onSuccess: (_nothing, isSaved) => {
      if (client.isMutating({ mutationKey }) === 1) patchItem<Job>(client, id, { isSaved });
      return client.invalidateQueries({ queryKey: [jobs.listSaved.path] });
    },
    onError: rollbackOnError(onError),
  });
}
