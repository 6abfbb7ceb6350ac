import { describe, expect, it } from 'vitest';
import { makeComment, makeReply } from '#web/testing/make-comment.ts';
import { changeThread, withoutWords } from './comment-cache.ts';

function makeThread() {
  const comment = makeComment();
  const replies = [makeReply({ replyTo: comment.id }), makeReply({ replyTo: comment.id })];
  return { ...comment, replyCount: 5, replies };
}

describe(changeThread, () => {
  it('changes the comment or one of its replies, and leaves others alone', () => {
    const thread = makeThread();
    const [first, second] = thread.replies;
    const like = <T extends object>(comment: T) => ({ ...comment, isLiked: true });
    expect(changeThread(thread, thread.id, like)).toEqual({ ...thread, isLiked: true });
    expect(changeThread(thread, first?.id ?? '', like)?.replies).toEqual([
      { ...first, isLiked: true },
      second,
    ]);
    expect(changeThread(thread, 'another', like)).toBe(thread);
  });

  it('counts one reply less when it removes one', () => {
    const thread = makeThread();
    const [first, second] = thread.replies;
    expect(changeThread(thread, first?.id ?? '', () => null)).toEqual({
      ...thread,
      replyCount: 4,
      replies: [second],
    });
  });
});

describe(withoutWords, () => {
  it('leaves nothing, or the frame of the replies', () => {
    const thread = makeThread();
    expect(withoutWords(makeComment())).toBeNull();
    expect(withoutWords(makeReply({ replyTo: thread.id }))).toBeNull();
    expect(withoutWords(thread)).toMatchObject({ author: null, text: '', replyCount: 5 });
  });
});
