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
  const isIn = ({ id, replies }: Comment) =>
    id === linkedId || replies.some((reply) => reply.id === linkedId);
  const isListed = listed?.some(isIn) ?? false;
  const thread = useQuery({
    ...commentQueries.thread(linkedId ?? ''),
    enabled: linkedId !== null && listed !== undefined && !isListed,
  });
  const found = isListed ? null : (thread.data ?? null);
  useScrollToHash(listed !== undefined && (linkedId === null || isListed || found !== null));
  const isGone = linkedId !== null && !isListed && thread.isError;
  return { linkedId, isListed, isIn, thread: found, isGone };
}

/** wouter dispatches `pushState` and `replaceState` for its links. */
const changes = ['hashchange', 'popstate', 'pushState', 'replaceState'];

function subscribe(listener: () => void): () => void {
  for (const event of changes) addEventListener(event, listener);
  return () => {
    for (const event of changes) removeEventListener(event, listener);
  };
}
