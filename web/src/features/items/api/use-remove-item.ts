import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { admin } from '#contract/admin/contract.ts';
import type { jobs } from '#contract/jobs/contract.ts';
import type { posts } from '#contract/posts/contract.ts';
import { isNotFound } from '#web/lib/api/api-error.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import type { Failure } from '#web/lib/api/describe-failure.ts';
import type { SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { optimistic } from '#web/lib/api/optimistic.ts';
import { removeOptimistically } from './item-cache.ts';

interface Removal extends SuccessCallback {
  route: typeof jobs.remove | typeof posts.remove | typeof admin.removePost;
  id: string;
  detailKey: QueryKey;
  failure: Failure;
}

/** Removes optimistically; an error restores the item, unless it was a 404: then it is already gone. */
export function useRemoveItem({ route, id, detailKey, failure, onSuccess }: Removal) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(route, { request: (_: void) => ({ params: { id } }), failure }),
    ...optimistic({
      change: () => {
        const restore = removeOptimistically(client, id);
        return (error) => {
          if (!isNotFound(error)) restore();
        };
      },
    }),
    onSuccess: () => {
      removeOptimistically(client, id);
      onSuccess?.();
      client.removeQueries({ queryKey: detailKey });
    },
  });
}
