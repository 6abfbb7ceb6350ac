import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { jobs } from '#contract/jobs/contract.ts';
import type { posts } from '#contract/posts/contract.ts';
import { ApiError } from '#web/lib/api/api-error.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import type { MutationCallbacks } from '#web/lib/api/mutation-callbacks.ts';
import { removeOptimistically } from './item-cache.ts';

type Removal = typeof jobs.remove | typeof posts.remove;

/** Removes optimistically; an error restores the item, unless it was a 404: then it is already gone. */
export function useRemoveItem(
  route: Removal,
  id: string,
  detailKey: QueryKey,
  { onSuccess, onError }: MutationCallbacks,
) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(route, (_: void) => ({ params: { id } })),
    onMutate: () => removeOptimistically(client, id),
    onSuccess: () => {
      removeOptimistically(client, id);
      onSuccess?.();
      client.removeQueries({ queryKey: detailKey });
    },
    onError: (error, _nothing, rollback) => {
      if (!(error instanceof ApiError && error.status === 404)) rollback?.();
      onError?.(error);
    },
  });
}
