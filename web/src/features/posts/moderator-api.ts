import { useMutation, useQueryClient } from '@tanstack/react-query';
import { admin } from '#contract/admin/contract.ts';
import { analytics } from '#contract/analytics/contract.ts';
import type { Post } from '#contract/posts/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { patchItem } from '#web/features/items/api/item-cache.ts';
import { useRemoveItem } from '#web/features/items/api/use-remove-item.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import type { MutationCallbacks, SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';
import { postQueries } from './api.ts';

/** Moderators change posts through calls of their own. */
export function useModeratePost(id: string, { onSuccess, onError }: MutationCallbacks) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(admin.updatePost, {
      request: (body: BodyInputOf<typeof admin.updatePost>) => ({ params: { id }, body }),
      failure: { title: 'Failed to update post', fallback: 'Please try again.' },
    }),
    onSuccess: ({ content, mentions }) => {
      patchItem<Post>(client, id, { content, mentions });
      void invalidate(client, admin.listPosts);
      onSuccess?.();
    },
    onError,
  });
}

export function useRemovePost(id: string, { onSuccess }: SuccessCallback) {
  const client = useQueryClient();
  return useRemoveItem({
    route: admin.removePost,
    id,
    detailKey: postQueries.detail(id).queryKey,
    failure: { title: 'Failed to delete post', fallback: 'Please try again.' },
    onSuccess: () => {
      void invalidate(client, [admin.listPosts, analytics.stats]);
      onSuccess?.();
    },
  });
}
