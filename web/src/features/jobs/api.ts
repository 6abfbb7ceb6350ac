import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { type Job, jobs } from '#contract/jobs/contract.ts';
import type { BodyInputOf, QueryInputOf } from '#contract/route.ts';
import { patchItem, prependToFeed } from '#web/features/items/api/item-cache.ts';
import { useRemoveItem } from '#web/features/items/api/use-remove-item.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiPages, apiQuery } from '#web/lib/api/api-query.ts';
import type { MutationCallbacks, SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { optimistic } from '#web/lib/api/optimistic.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';

/** Always read anew, while what is known is shown. */
const alwaysFresh = {
  staleTime: 0,
  refetchOnMount: 'always',
  placeholderData: keepPreviousData,
} as const;

const perPage = 20;

type JobQuery = QueryInputOf<typeof jobs.counts>;

export const jobQueries = {
  /** Open jobs: by relevance where something is asked for, else the newest first. */
  browse: (query: JobQuery) => ({
    ...apiPages(jobs.search, { query: { ...query, limit: perPage } }),
    ...alwaysFresh,
  }),
  saved: () => ({ ...apiPages(jobs.listSaved, { query: { limit: perPage } }), ...alwaysFresh }),
  counts: (query: JobQuery) => ({ ...apiQuery(jobs.counts, { query }), ...alwaysFresh }),
  similar: (id: string) => apiQuery(jobs.listSimilar, { params: { id } }),
  crew: (id: string) => ({
    ...apiQuery(jobs.listCrew, { params: { id } }),
    staleTime: 0,
    refetchOnMount: 'always' as const,
  }),
  detail: (id: string) => apiQuery(jobs.get, { params: { id } }),
  forSkills: (skills: readonly string[], limit: number) =>
    apiQuery(jobs.search, { query: { skills: skills.join(','), limit } }),
};

export function useCreateJob({ onSuccess, onError }: MutationCallbacks) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(jobs.create, {
      request: (body: BodyInputOf<typeof jobs.create>) => ({ body }),
      failure: {
        title: 'Error creating job',
        fallback: 'Failed to post the job. Please try again.',
      },
    }),
    onSuccess: (job) => {
      prependToFeed(client, { ...job, kind: 'job' });
      void invalidate(client, [jobs.search, jobs.counts]);
      onSuccess?.();
    },
    onError,
  });
}

export function useUpdateJob(id: string, { onSuccess }: SuccessCallback) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(jobs.update, {
      request: (body: BodyInputOf<typeof jobs.update>) => ({ params: { id }, body }),
      failure: {
        title: 'Error saving job changes',
        description: 'Failed to save job changes. Please try again.',
      },
    }),
    ...optimistic({
      change: ({
        skills,
        positions: _,
        projectId: __,
        ...texts
      }: BodyInputOf<typeof jobs.update>) =>
        patchItem<Job>(client, id, {
          ...texts,
          ...(skills !== undefined && { skills: skills ?? [] }),
        }),
    }),
    onSuccess: (job, { projectId }) => {
      patchItem<Job>(client, id, job);
      if (projectId !== undefined) void invalidate(client, jobs.list);
      onSuccess?.();
    },
  });
}

export function useRenewJob(id: string, { onSuccess }: SuccessCallback<Job>) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(jobs.renew, {
      request: (_: void) => ({ params: { id } }),
      failure: {
        title: 'Error renewing job',
        fallback: 'Failed to renew the job. Please try again.',
      },
    }),
    onSuccess: (job) => {
      patchItem<Job>(client, id, job);
      void invalidate(client, [jobs.list, jobs.search, jobs.counts]);
      onSuccess?.(job);
    },
  });
}

export function useDeleteJob(id: string, { onSuccess }: SuccessCallback) {
  return useRemoveItem({
    route: jobs.remove,
    id,
    detailKey: jobQueries.detail(id).queryKey,
    failure: { title: 'Error deleting job', fallback: 'Failed to delete job. Please try again.' },
    onSuccess,
  });
}
