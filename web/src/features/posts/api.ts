import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Post, posts } from '#contract/posts/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { patchItem, prependToFeed } from '#web/features/items/api/item-cache.ts';
import { useRemoveItem } from '#web/features/items/api/use-remove-item.ts';
import { isInvalid } from '#web/lib/api/api-error.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';
import type { MutationCallbacks, SuccessCallback } from '#web/lib/api/mutation-callbacks.ts';
import { optimistic } from '#web/lib/api/optimistic.ts';
import { invalidate } from '#web/lib/api/query-keys.ts';

export const postQueries = {
  detail: (id: string) => apiQuery(posts.get, { params: { id } }),
};

export function useCreatePost({ onSuccess, onError }: MutationCallbacks) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(posts.create, {
      request: (body: BodyInputOf<typeof posts.create>) => ({ body }),
      failure: {
        title: 'Error creating post',
        fallback: 'Failed to create the post. Please try again.',
      },
    }),
    onSuccess: (post) => {
      prependToFeed(client, { ...post, kind: 'post' });
      onSuccess?.();
    },
    onError,
  });
}

const notSaved = 'Failed to save post changes. Please try again.';

/** Text is updated optimistically; new media appears with the server's answer. */
export function useUpdatePost(id: string, { onSuccess }: SuccessCallback) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(posts.update, {
      request: (body: BodyInputOf<typeof posts.update>) => ({ params: { id }, body }),
      failure: (error) =>
        isInvalid(error)
          ? { title: 'Error', fallback: notSaved }
          : { title: 'Error', description: notSaved },
    }),
    ...optimistic({
      change: ({ content, skills, imageUrl }: BodyInputOf<typeof posts.update>) =>
        patchItem<Post>(client, id, {
          ...(content !== undefined && { content }),
          ...(skills !== undefined && { skills: skills ?? [] }),
          ...(imageUrl === null && { imageUrl, media: null, pictures: null }),
        }),
    }),
    onSuccess: (post, { projectId }) => {
      patchItem<Post>(client, id, post);
      if (projectId !== undefined) void invalidate(client, posts.list);
      onSuccess?.();
    },
  });
}

export function useDeletePost(id: string, { onSuccess }: SuccessCallback) {
  return useRemoveItem({
    route: posts.remove,
    id,
    detailKey: postQueries.detail(id).queryKey,
    failure: { title: 'Error', fallback: 'Failed to delete post' },
    onSuccess,
  });
}
