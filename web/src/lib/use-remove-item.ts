import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { jobs } from '#contract/jobs/contract.ts';
import type { posts } from '#contract/posts/contract.ts';
import { ApiError } from './api-error.ts';
import { apiMutation } from './api-mutation.ts';
import { hideItem } from './content-cache.ts';
import type { Outcome } from './outcome.ts';

type Removal = typeof jobs.remove | typeof posts.remove;

/** Hidden at once, put back when the server refuses, unless it had gone already; its page is forgotten. */
export function useRemoveItem(
  route: Removal,
  id: string,
  page: QueryKey,
  { onSuccess, onError }: Outcome,
) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(route, (_: void) => ({ params: { id } })),
    onMutate: () => hideItem(client, id),
    onSuccess: () => {
      hideItem(client, id);
      onSuccess?.();
      client.removeQueries({ queryKey: page });
    },
    onError: (error, _nothing, putBack) => {
      if (!(error instanceof ApiError && error.status === 404)) putBack?.();
      onError?.(error);
    },
  });
}
