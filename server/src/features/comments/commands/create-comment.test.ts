import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commentsOn } from '#contract/comments/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import {
  createBlock,
  createComment,
  createEvent,
  createPost,
  createUser,
} from '#server/testing/factories.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let owner: { id: string };
let member: { id: string };
let send: Send;
beforeAll(async () => {
  app = await createTestApp();
  [owner, member] = [await createUser(app.db), await createUser(app.db)];
  send = await app.as(member);
});
afterAll(() => app.close());

const commentOnOwn = async (authorId: string) => {
  const { id: postId } = await createPost(app.db, { authorId: owner.id });
  return createComment(app.db, { postId, authorId });
};

describe('a reply', () => {
  const gone = 'The comment that you reply to is not here. It may have been deleted.';

  it('is refused to a comment on another work, a deleted, a hidden and an unknown one', async () => {
    const here = await commentOnOwn(owner.id);
    const params = { id: here.postId ?? '' };
    const event = await createEvent(app.db, { authorId: owner.id });
    const blocked = await createUser(app.db);
    await createBlock(app.db, blocked.id, member.id);
    const answered = [
      await commentOnOwn(owner.id),
      await createComment(app.db, { eventId: event.id, authorId: owner.id }),
      await createComment(app.db, { postId: here.postId, authorId: null, text: '' }),
      await createComment(app.db, { postId: here.postId, authorId: blocked.id }),
      { id: 'none' },
    ];
    for (const { id } of answered) {
      const body = { text: 'Yes', replyTo: id };
      const answer = await send(commentsOn.post.create, { params, body });
      expect([answer.statusCode, answer.error().message]).toEqual([400, gone]);
    }
    const post = (await send(posts.get, { params })).json();
    expect(post.commentCount).toBe(0);
  });

  it('to a reply joins the thread of that reply', async () => {
    const first = await commentOnOwn(owner.id);
    const { postId } = first;
    const second = await createComment(app.db, { postId, replyTo: first.id });
    const answer = await send(commentsOn.post.create, {
      params: { id: postId ?? '' },
      body: { text: 'And me', replyTo: second.id },
    });
    expect([answer.statusCode, answer.json().replyTo]).toEqual([201, first.id]);
  });
});
