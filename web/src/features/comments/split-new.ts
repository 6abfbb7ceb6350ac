import type { Comment, Reply } from '#contract/comments/contract.ts';

interface SplitComments {
  shown: Comment[];
  /** How many comments and replies of others wait to be shown. */
  newCount: number;
}

/**
 * Holds back what others wrote after `revealedAt`, so that nothing moves under the reader's eyes. Their own words, edits and
 * deletions show at once.
 */
export function splitNew(
  comments: Comment[],
  viewerId: string,
  revealedAt: string | null,
): SplitComments {
  if (revealedAt === null) return { shown: comments, newCount: 0 };
  const isNew = ({ authorId, createdAt }: Reply) =>
    authorId !== null && authorId !== viewerId && createdAt > revealedAt;
  let newCount = 0;
  const shown = comments.flatMap((comment) => {
    if (isNew(comment)) {
      newCount += 1;
      return [];
    }
    const replies = comment.replies.filter((reply) => !isNew(reply));
    const heldBack = comment.replies.length - replies.length;
    newCount += heldBack;
    return heldBack > 0
      ? [{ ...comment, replies, replyCount: comment.replyCount - heldBack }]
      : [comment];
  });
  return { shown, newCount };
}

/** When the newest comment or reply was written; null where there is none. */
export function newestAt(comments: Comment[]): string | null {
  const times = comments
    .flatMap((comment) => [comment, ...comment.replies])
    .map(({ createdAt }) => createdAt);
  return times.toSorted().at(-1) ?? null;
}
