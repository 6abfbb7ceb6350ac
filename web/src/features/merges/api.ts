import { keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { admin } from '#contract/admin/contract.ts';
import { type MergeResult, merges } from '#contract/merges/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiPages } from '#web/lib/api/api-query.ts';
import type { SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';

const found = 8;

export const mergeQueries = {
  list: () => ({ ...apiPages(merges.list), refetchOnMount: 'always' as const }),
  /** Members for a picker. */
  users: (q: string) => ({
    ...apiPages(admin.listUsers, { query: { q, limit: found } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  }),
};

const mergeFailure = {
  title: 'Merge failed',
  fallback: 'An error occurred while merging accounts',
};

/** With `dryRun` it only tells what would happen. */
export function useMerge({ onSuccess }: SuccessCallback<MergeResult>) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(merges.merge, {
      request: (body: BodyInputOf<typeof merges.merge>) => ({ body }),
      failure: mergeFailure,
    }),
    onSuccess: (result) => {
      if (result.mergeId !== null) void client.invalidateQueries();
      onSuccess?.(result);
    },
  });
}

export function useUndoMerge({ onSuccess }: SuccessCallback) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(merges.undo, {
      request: (id: string) => ({ params: { id } }),
      failure: { title: 'Could not undo the merge', fallback: 'Please try again.' },
    }),
    onSuccess: () => {
      void client.invalidateQueries();
      onSuccess?.();
    },
  });
}
