import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import { type Comment, comments, commentsOn, type Reply } from '#contract/comments/contract.ts';
import type { CommentedWork } from '#contract/live.ts';
import { type Page } from '#web/lib/api/call.ts';
import { optimisticUpdate } from '#web/lib/api/optimistic-update.ts';
import { mapPageItems } from '#web/lib/api/page-items.ts';
import { routeKey } from '#web/lib/api/query-keys.ts';

type Pages = InfiniteData<Page<Comment>>;
type Change = (comment: Reply) => Reply | null;

/** Changes a comment or reply wherever it is cached; null removes it. Returns the rollback. */
export function changeComment(
  client: QueryClient,
  work: CommentedWork,
  id: string,
  change: Change,
): () => void {
  const rollbacks = commentKeys(work).map((queryKey) =>
    optimisticUpdate<Pages | Comment>(client, queryKey, (data) => changeIn(data, id, change)),
  );
  return () => rollbacks.forEach((rollback) => rollback());
}

/** Asks again for what is shown of a work's comments. */
export async function refreshComments(client: QueryClient, work: CommentedWork): Promise<void> {
  await Promise.all(commentKeys(work).map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** The comments and replies on a work, and whatever threads were opened by themselves. */
function commentKeys({ on, id }: CommentedWork): QueryKey[] {
  return [routeKey(commentsOn[on].list, { params: { id } }), routeKey(comments.get)];
}

function changeIn(data: Pages | Comment, id: string, change: Change): Pages | Comment {
  if (!('pages' in data)) return changeThread(data, id, change) ?? data;
  return mapPageItems(data, (comment) => changeThread(comment, id, change));
}

/** The comment with a change of itself or of one of its replies. */
export function changeThread(comment: Comment, id: string, change: Change): Comment | null {
  if (comment.id === id) {
    const changed = change(comment);
    return changed && { ...comment, ...changed };
  }
  if (comment.replies.every((reply) => reply.id !== id)) return comment;
  const replies = comment.replies.map((reply) => (reply.id === id ? change(reply) : reply));
  const kept = replies.filter((reply) => reply !== null);
  return {
    ...comment,
    replies: kept,
    replyCount: comment.replyCount - (replies.length - kept.length),
  };
}

/** What is left of a deleted comment: nothing, or the frame of its replies. */
export function withoutWords(comment: Reply): Reply | null {
  if (!('replyCount' in comment) || comment.replyCount === 0) return null;
  const empty = { authorId: null, author: null, text: '', mentions: [] };
  return { ...comment, ...empty, likeCount: 0, isLiked: false, editedAt: null };
}

/** Puts a comment of the viewer on top of the list, or a reply at the end of its thread. */
export function addComment(client: QueryClient, work: CommentedWork, written: Comment): void {
  const cached = commentKeys(work).flatMap((queryKey) =>
    client.getQueryCache().findAll({ queryKey }),
  );
  for (const { queryKey } of cached)
    client.setQueryData<Pages | Comment>(queryKey, (data) => {
      if (!data || !('pages' in data)) return data && addReply(data, written);
      return repliedTo(queryKey) === written.replyTo
        ? prepend(data, written)
        : mapPageItems(data, (comment) => addReply(comment, written));
    });
}

/** The comment whose replies a query lists; null for the comments themselves. */
function repliedTo([, , query]: QueryKey): string | null {
  return (query as { replyTo?: string }).replyTo ?? null;
}

function prepend(data: Pages, written: Comment): Pages {
  const [first, ...rest] = data.pages;
  if (!first || first.items.some(({ id }) => id === written.id)) return data;
  return { ...data, pages: [{ ...first, items: [written, ...first.items] }, ...rest] };
}

function addReply(comment: Comment, written: Comment): Comment {
  const isHere = comment.replies.some(({ id }) => id === written.id);
  if (comment.id !== written.replyTo || isHere) return comment;
  const { replies: _, replyCount: __, ...reply } = written;
  return { ...comment, replyCount: comment.replyCount + 1, replies: [...comment.replies, reply] };
}
