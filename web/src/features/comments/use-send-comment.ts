import { type Mutation, useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer } from 'react';
import { type Comment, commentsOn } from '#contract/comments/contract.ts';
import { errorMessage } from '#web/lib/api/api-error.ts';
import { apiMutation, randomKey } from '#web/lib/api/api-mutation.ts';
import { call } from '#web/lib/api/call.ts';
import { addComment } from './comment-cache.ts';
import { patchWork, type Work } from './work.ts';

interface NewComment {
  text: string;
  mentions: string[];
  /** The comment or reply that is answered. */
  replyTo: string | null;
  /** The comment below which the reply stands. */
  threadId: string | null;
  /** The same for every try, so that the server does not write it twice. */
  key: string;
}

/** A comment on its way: shown at once, and kept with its words where it did not arrive. */
export interface SentComment {
  key: string;
  text: string;
  threadId: string | null;
  /** Why it did not arrive. */
  failure: string | null;
  isPaused: boolean;
}

const sendKey = 'send comment';
const notSent = 'Please try again.';

export function useSendComment(work: Work) {
  const client = useQueryClient();
  const { id } = work;
  const request = ({ text, mentions, replyTo }: NewComment) => ({
    params: { id },
    body: { text, mentions, replyTo },
  });
  const { mutate } = useMutation({
    ...apiMutation(commentsOn[work.on].create, { request, failure: null }),
    mutationKey: [sendKey, id],
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: (written: NewComment): Promise<Comment> =>
      call(commentsOn[work.on].create, { ...request(written), idempotencyKey: written.key }),
    onSuccess: (comment: Comment) => {
      addComment(client, work, comment);
      patchWork(client, work, ({ commentCount }) => ({ commentCount: commentCount + 1 }));
    },
  });
  const discard = (key: string): NewComment | undefined => {
    const cache = client.getMutationCache();
    const found = cache
      .getAll()
      .find((mutation) => isSend(mutation, id) && keyOf(mutation) === key);
    if (found) cache.remove(found);
    return found?.state.variables as NewComment | undefined;
  };
  return {
    send: (written: Omit<NewComment, 'key'>) => mutate({ ...written, key: randomKey() }),
    retry: (key: string) => {
      const written = discard(key);
      if (written) mutate(written);
    },
    discard,
  };
}

/**
 * The viewer's comments that the server does not have yet, the oldest first. `useMutationState` would do the same, but loads
 * with every first page.
 */
export function useSentComments(work: Work): SentComment[] {
  const cache = useQueryClient().getMutationCache();
  const [, render] = useReducer((count: number) => count + 1, 0);
  const { id } = work;
  useEffect(() => cache.subscribe(({ mutation }) => isSend(mutation, id) && render()), [cache, id]);
  return cache
    .getAll()
    .filter((mutation) => isSend(mutation, id) && mutation.state.status !== 'success')
    .map(({ state }) => {
      const { key, text, threadId } = state.variables as NewComment;
      const hasFailed = state.status === 'error';
      const failure = hasFailed ? errorMessage(state.error, { fallback: notSent }) : null;
      return { key, text, threadId, failure, isPaused: state.isPaused };
    });
}

const keyOf = ({ state }: Mutation) => (state.variables as NewComment | undefined)?.key;

function isSend(mutation: Mutation | undefined, workId: string): boolean {
  const [kind, id] = mutation?.options.mutationKey ?? [];
  return kind === sendKey && id === workId;
}
