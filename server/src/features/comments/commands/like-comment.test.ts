import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comments } from '#contract/comments/contract.ts';
import { createComment, createUser } from '#server/testing/factories.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let writer: { id: string };
let asWriter: Send;
beforeAll(async () => {
  app = await createTestApp();
  writer = await createUser(app.db);
  asWriter = await app.as(writer);
});
afterAll(() => app.close());

describe('a like of a comment', () => {
  it('counts once, and is taken back', async () => {
    const asReader = await app.as(await createUser(app.db));
    const { id } = await createComment(app.db, { authorId: writer.id });
    const like = async (send: Send) => (await send(comments.like, { params: { id } })).json();
    const unlike = async (send: Send) => (await send(comments.unlike, { params: { id } })).json();
    expect(await like(asReader)).toEqual({ isLiked: true, likeCount: 1 });
    expect(await like(asReader)).toEqual({ isLiked: true, likeCount: 1 });
    expect(await like(asWriter)).toEqual({ isLiked: true, likeCount: 2 });
    expect(await unlike(asReader)).toEqual({ isLiked: false, likeCount: 1 });
    expect(await unlike(asReader)).toEqual({ isLiked: false, likeCount: 1 });
  });
});
