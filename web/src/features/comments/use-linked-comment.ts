import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import type { Comment } from '#contract/comments/contract.ts';
import { useScrollToHash } from '#web/lib/browser/use-scroll-to-hash.ts';
import { commentQueries } from './api.ts';

/**
 * The comment that the hash of the address names. One that is not among the listed ones is loaded with its thread, to stand
 * before them.
 */
export function useLinkedComment(listed: Comment[] | undefined) {
  const hash = useSyncExternalStore(subscribe, () => location.hash.slice(1));
  const linkedId = /^comment_\w+$/.test(hash) ? hash : null;
  const isListed = listed?.some((comment) => has(comment, linkedId)) ?? false;
  const thread = useQuery({
    ...commentQueries.thread(linkedId ?? ''),
    enabled: linkedId !== null && listed !== undefined && !isListed,
  });
  const found = isListed ? null : (thread.data ?? null);
  useScrollToHash(listed !== undefined && (linkedId === null || isListed || found !== null));
  return { linkedId, thread: found, isGone: linkedId !== null && !isListed && thread.isError };
}

function has(comment: Comment, id: string | null): boolean {
  return comment.id === id || comment.replies.some((reply) => reply.id === id);
}

/** wouter dispatches `pushState` and `replaceState` for its links. */
const changes = ['hashchange', 'popstate', 'pushState', 'replaceState'];

function subscribe(listener: () => void): () => void {
  for (const event of changes) addEventListener(event, listener);
  return () => {
    for (const event of changes) removeEventListener(event, listener);
  };
}
