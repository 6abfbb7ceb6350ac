import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type Comment, comments, commentsOn, type Reply } from '#contract/comments/contract.ts';
import type { CommentedWork } from '#contract/live.ts';
import type { BodyInputOf } from '#contract/route.ts';
import { apiMutation } from '#web/lib/api/api-mutation.ts';
import { apiPages, apiQuery } from '#web/lib/api/api-query.ts';
import { optimistic } from '#web/lib/api/optimistic.ts';
import { useToggle } from '#web/lib/api/use-toggle.ts';
import { changeComment, refreshComments, withoutWords } from './comment-cache.ts';
import { patchWork, type Work } from './work.ts';

const pageSize = 20;

/** Nobody follows the comments of a work that is not open: whoever opens it again asks anew. */
export const commentQueries = {
  list: ({ on, id }: CommentedWork) => ({
    ...apiPages(commentsOn[on].list, { params: { id }, query: { limit: pageSize } }),
    refetchOnMount: 'always' as const,
  }),
  replies: ({ on, id }: CommentedWork, replyTo: string) => ({
    ...apiPages(commentsOn[on].list, { params: { id }, query: { limit: pageSize, replyTo } }),
    refetchOnMount: 'always' as const,
  }),
  thread: (id: string) => ({
    ...apiQuery(comments.get, { params: { id } }),
    refetchOnMount: 'always' as const,
  }),
};

/** The editor shows why it failed. */
export function useEditComment(work: Work, id: string) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(comments.update, {
      request: (body: BodyInputOf<typeof comments.update>) => ({ params: { id }, body }),
      failure: null,
    }),
    onSuccess: ({ text, mentions, editedAt }: Comment) => {
      changeComment(client, work, id, (comment) => ({ ...comment, text, mentions, editedAt }));
      void refreshComments(client, work);
    },
  });
}

export function useDeleteComment(work: Work, { id }: Reply) {
  const client = useQueryClient();
  return useMutation({
    ...apiMutation(comments.remove, {
      request: (_: void) => ({ params: { id } }),
      failure: { title: 'Error', fallback: 'The comment was not deleted. Please try again.' },
    }),
    ...optimistic({
      change: () => {
        const restore = changeComment(client, work, id, withoutWords);
        const recount = patchWork(client, work, ({ commentCount }) => ({
          commentCount: Math.max(0, commentCount - 1),
        }));
        return () => {
          restore();
          recount();
        };
      },
      refresh: () => void refreshComments(client, work),
    }),
  });
}

export function useLikeComment(work: Work, id: string) {
  const client = useQueryClient();
  return useToggle({
    key: ['like comment', id],
    send: (isLiked, call) => call(isLiked ? comments.like : comments.unlike, { params: { id } }),
    show: (isLiked) =>
      changeComment(client, work, id, (comment) =>
        comment.isLiked === isLiked
          ? comment
          : { ...comment, isLiked, likeCount: comment.likeCount + (isLiked ? 1 : -1) },
      ),
    failure: { title: 'Error', fallback: 'Your like was not counted. Please try again.' },
    onSuccess: (state) =>
      state && changeComment(client, work, id, (comment) => ({ ...comment, ...state })),
  });
}

export function useSetCommenting(work: Work) {
  const client = useQueryClient();
  return useToggle({
    key: ['commenting', work.id],
    send: (isCommentingOpen, call) =>
      call(commentsOn[work.on].setCommenting, {
        params: { id: work.id },
        body: { isCommentingOpen },
      }),
    show: (isCommentingOpen) => patchWork(client, work, { isCommentingOpen }),
    failure: (isOpen) => ({
      title: 'Error',
      fallback: `Comments were not ${isOpen ? 'opened' : 'closed'}. Please try again.`,
    }),
  });
}
