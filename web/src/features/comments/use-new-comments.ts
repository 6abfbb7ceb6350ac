import { useState } from 'react';
import type { Comment } from '#contract/comments/contract.ts';
import { newestAt, splitNew } from './split-new.ts';

const shownFirst = 2;

/** What the reader sees of the comments, and what waits until they ask for it: nothing before the comments are fresh. */
export function useNewComments(comments: Comment[], viewerId: string, isFresh: boolean) {
  const [revealedAt, setRevealedAt] = useState<string | null>(null);
  const [openedSince, setOpenedSince] = useState('');
  const newestSince = comments[shownFirst - 1]?.createdAt ?? '';
  const firstSince = revealedAt === null ? newestSince : openedSince;
  if (isFresh && revealedAt === null && comments.length > 0) {
    setRevealedAt(newestAt(comments));
    setOpenedSince(newestSince);
  }
  return {
    ...splitNew(comments, viewerId, revealedAt),
    revealedAt,
    reveal: () => setRevealedAt(newestAt(comments)),
    /** One of the newest when the page opened, or written since. */
    isShownFirst: ({ createdAt }: Comment) => createdAt >= firstSince,
  };
}
