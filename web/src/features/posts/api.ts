import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Post, posts } from '#contract/posts/contract.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { patchItem, prependToFeed } from '#web/features/items/api/item-cache.ts';
import { useRemoveItem } from '#web/features/items/api/use-remove-item.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiQuery } from '#web/lib/api/api-query.ts';
import type { MutationCallbacks } from '#web/lib/api/mutation-callbacks.ts';
import { rollbackOnError } from '#web/lib/api/rollback-on-error.ts';

export const postQueries = {
  detail: (id: string) => apiQuery(posts.get, { params: { id } }),
};

export function useCreatePost({ onSuccess, onError }: MutationCallbacks) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(posts.create, (body: BodyInputOf<typeof posts.create>) => ({ body })),
    onSuccess: (post) => {
      prependToFeed(client, { ...post, kind: 'post' });
      onSuccess?.();
    },
    onError,
  });
}

/** Text is updated optimistically; new media appears with the server's answer. */
export function useUpdatePost(id: string, { onSuccess, onError }: MutationCallbacks) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(posts.update, (body: BodyInputOf<typeof posts.update>) => ({
      params: { id },
      body,
    })),
    onMutate: ({ content, skills, imageUrl }) =>
      patchItem<Post>(client, id, {
        ...(content !== undefined && { content }),
        ...(skills !== undefined && { skills: skills ?? [] }),
        ...(imageUrl === null && { imageUrl, media: null }),
      }),
    onSuccess: (post) => {
      patchItem<Post>(client, id, post);
      onSuccess?.();
    },
    onError: rollbackOnError(onError),
  });
}

export function useDeletePost(id: string, outcome: MutationCallbacks) {
  return useRemoveItem(posts.remove, id, postQueries.detail(id).queryKey, outcome);
}

/** The scope runs rapid presses in order; only the last answer is written to the cache. */
export function useLikePost({ id, likeCount }: Post, { onError }: MutationCallbacks) {
  const client = useQueryClient();
  const mutationKey = ['like', id];
  const like = apiMutation(posts.like);
  const unlike = apiMutation(posts.unlike);
  return useMutation({
    mutationKey,
    scope: { id: `like ${id}` },
    mutationFn: (isLiked: boolean, context) =>
      (isLiked ? like : unlike).mutationFn({ params: { id } }, context),
    onMutate: (isLiked) =>
      patchItem<Post>(client, id, { isLiked, likeCount: likeCount + (isLiked ? 1 : -1) }),
    onSuccess: (state) => {
      if (client.isMutating({ mutationKey }) === 1) patchItem<Post>(client, id, state);
    },
    onError: rollbackOnError(onError),
  });
}
