import { useQueryClient } from '@tanstack/react-query';
import { type Post, posts } from '#contract/posts/contract.ts';
import { patchItem } from '#web/features/items/api/item-cache.ts';
import { useToggle } from '#web/lib/api/use-toggle.ts';

/** Apart from api.ts, whose dialogs a card loads only when one opens. */
export function useLikePost(id: string) {
  const client = useQueryClient();
  return useToggle({
    key: ['like', id],
    send: (isLiked, call) => call(isLiked ? posts.like : posts.unlike, { params: { id } }),
    show: (isLiked) =>
      patchItem<Post>(client, id, (post) =>
        post.isLiked === isLiked ? {} : { isLiked, likeCount: post.likeCount + (isLiked ? 1 : -1) },
      ),
    failure: { title: 'Error', fallback: 'Your like was not counted. Please try again.' },
    onSuccess: (state) => state && patchItem<Post>(client, id, state),
  });
}
