import {
  type Mutation,
  useMutation,
  useMutationState,
  useQueryClient,
} from '@tanstack/react-query';
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

const mutationKey = ({ id }: Work) => ['send comment', id];

export function useSendComment(work: Work) {
  const client = useQueryClient();
  const { id } = work;
  const request = ({ text, mentions, replyTo }: NewComment) => ({
    params: { id },
    body: { text, mentions, replyTo },
  });
  const { mutate } = useMutation({
    ...apiMutation(commentsOn[work.on].create, { request, failure: null }),
    mutationKey: mutationKey(work),
    gcTime: Number.POSITIVE_INFINITY,
    mutationFn: (written: NewComment): Promise<Comment> =>
      call(commentsOn[work.on].create, { ...request(written), idempotencyKey: written.key }),
    onSuccess: (comment: Comment) => {
      addComment(client, work, comment);
      patchWork(client, work, ({ commentCount }) => ({ commentCount: commentCount + 1 }));
    },
  });
  const find = (key: string): Mutation | undefined =>
    client
      .getMutationCache()
      .findAll({ mutationKey: mutationKey(work) })
      .find(({ state }) => (state.variables as NewComment | undefined)?.key === key);
  const discard = (key: string): NewComment | undefined => {
    const found = find(key);
    if (found) client.getMutationCache().remove(found);
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

/** The viewer's comments that the server does not have yet, the oldest first. */
export function useSentComments(work: Work): SentComment[] {
  return useMutationState({
    filters: {
      mutationKey: mutationKey(work),
      predicate: ({ state }) => state.status !== 'success',
    },
    select: ({ state }): SentComment => {
      const { key, text, threadId } = state.variables as NewComment;
      const failure =
        state.status === 'error'
          ? errorMessage(state.error, { fallback: 'It was not sent.' })
          : null;
      return { key, text, threadId, failure, isPaused: state.isPaused };
    },
  });
}
