import { useState } from 'react';
import type { Comment } from '#contract/comments/contract.ts';
import { newestAt, splitNew } from './split-new.ts';

/** What the reader sees of the comments, and what waits until they ask for it. */
export function useNewComments(comments: Comment[], viewerId: string) {
  const [revealedAt, setRevealedAt] = useState<string | null>(null);
  if (revealedAt === null && comments.length > 0) setRevealedAt(newestAt(comments));
  return {
    ...splitNew(comments, viewerId, revealedAt),
    revealedAt,
    reveal: () => setRevealedAt(newestAt(comments)),
  };
}
