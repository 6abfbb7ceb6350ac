import { describe, expect, it } from 'vitest';
import { makeComment, makeReply } from '#web/testing/make-comment.ts';
import { newestAt, splitNew } from './split-new.ts';

const me = 'user_me';

describe(splitNew, () => {
  it('holds back what others wrote since, and nothing of the viewer', () => {
    const read = makeComment();
    const revealedAt = newestAt([read]);
    const fresh = makeComment();
    const own = makeComment({ authorId: me });
    const hidden = makeComment({ authorId: null, author: null });
    expect(splitNew([hidden, own, fresh, read], me, revealedAt)).toEqual({
      shown: [hidden, own, read],
      newCount: 1,
    });
  });

  it('holds back a new reply, and counts it', () => {
    const comment = makeComment();
    const old = makeReply({ replyTo: comment.id });
    const thread = { ...comment, replyCount: 1, replies: [old] };
    const revealedAt = newestAt([thread]);
    const fresh = makeReply({ replyTo: comment.id });
    const now = { ...thread, replyCount: 2, replies: [old, fresh] };
    expect(splitNew([now], me, revealedAt)).toEqual({ shown: [thread], newCount: 1 });
    expect(splitNew([now], me, newestAt([now])).shown).toEqual([now]);
  });

  it('holds nothing back before anything was shown', () => {
    const comment = makeComment();
    expect(splitNew([comment], me, newestAt([]))).toEqual({ shown: [comment], newCount: 0 });
  });
});
