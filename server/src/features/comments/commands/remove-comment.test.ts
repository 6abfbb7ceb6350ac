import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { comments as commentRoutes, commentsOn } from '#contract/comments/contract.ts';
import { posts } from '#server/features/posts/tables.ts';
import { createPost, createUser } from '#server/testing/factories.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { comments } from '../tables.ts';

let app: TestApp;
let owner: { id: string };
let writer: { id: string };
let asOwner: Send;
let asWriter: Send;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: 'off' } });
  [owner, writer] = [await createUser(app.db), await createUser(app.db)];
  [asOwner, asWriter] = [await app.as(owner), await app.as(writer)];
});
afterAll(() => app.close());

async function newPost() {
  const { id } = await createPost(app.db, { authorId: owner.id });
  return {
    id,
    write: async (send: Send, text: string, replyTo?: string) =>
      (await send(commentsOn.post.create, { params: { id }, body: { text, replyTo } })).json(),
    list: async () => (await asOwner(commentsOn.post.list, { params: { id } })).json(),
    count: async () => {
      const [row] = await app.db
        .select({ count: posts.commentCount })
        .from(posts)
        .where(eq(posts.id, id));
      return row?.count;
    },
  };
}
const remove = (send: Send, id: string) => send(commentRoutes.remove, { params: { id } });

describe('DELETE /api/comments/:id', () => {
  it('leaves nothing of a comment without replies', async () => {
    const post = await newPost();
    const { id } = await post.write(asWriter, 'Nothing');
    expect(await post.count()).toBe(1);
    expect((await remove(asOwner, id)).statusCode).toBe(204);
    expect([await post.list(), await post.count()]).toEqual([[], 0]);
    expect((await remove(asOwner, id)).statusCode).toBe(404);
    expect(await app.db.$count(comments, eq(comments.id, id))).toBe(0);
  });

  it('leaves a comment with replies without author, words and likes, until its last reply', async () => {
    const post = await newPost();
    const first = await post.write(asWriter, 'First');
    const replies = [
      await post.write(asOwner, 'One', first.id),
      await post.write(asWriter, 'Two', first.id),
    ];
    await asOwner(commentRoutes.like, { params: { id: first.id } });
    await remove(asWriter, first.id);
    expect(await post.list()).toMatchObject([
      { id: first.id, authorId: null, text: '', likeCount: 0, replyCount: 2 },
    ]);
    expect(await post.count()).toBe(2);
    const ofFirst = { params: { id: first.id } };
    for (const answer of [
      await asWriter(commentRoutes.remove, ofFirst),
      await asWriter(commentRoutes.update, { ...ofFirst, body: { text: 'x' } }),
      await asWriter(commentRoutes.like, ofFirst),
    ])
      expect(answer.statusCode).toBe(404);
    await remove(asOwner, replies[0]?.id ?? '');
    expect(await post.list()).toMatchObject([{ id: first.id, replyCount: 1 }]);
    await remove(asOwner, replies[1]?.id ?? '');
    expect([await post.list(), await post.count()]).toEqual([[], 0]);
    expect(await app.db.$count(comments, eq(comments.postId, post.id))).toBe(0);
  });

  it('keeps the comment when its last reply goes', async () => {
    const post = await newPost();
    const first = await post.write(asWriter, 'First');
    await remove(asOwner, (await post.write(asOwner, 'One', first.id)).id);
    expect(await post.list()).toMatchObject([{ id: first.id, text: 'First', replyCount: 0 }]);
  });

  it('beside replies at the same moment, loses none of them', async () => {
    const post = await newPost();
    const first = await post.write(asWriter, 'First');
    const [removed, ...answers] = await Promise.all([
      remove(asWriter, first.id),
      ...['a', 'b', 'c'].map((text) =>
        asOwner(commentsOn.post.create, {
          params: { id: post.id },
          body: { text, replyTo: first.id },
        }),
      ),
    ]);
    expect(removed?.statusCode).toBe(204);
    const kept = answers.filter(({ statusCode }) => statusCode === 201).length;
    expect(answers.every(({ statusCode }) => [201, 400].includes(statusCode))).toBe(true);
    expect(await post.count()).toBe(kept);
    const [thread] = await post.list();
    expect(thread?.replyCount ?? 0).toBe(kept);
  });
});

describe('the number of comments', () => {
  it('is right after many at once', async () => {
    const post = await newPost();
    const written = await Promise.all(
      Array.from({ length: 12 }, (_, n) => post.write(n % 2 ? asOwner : asWriter, `${n}`)),
    );
    await Promise.all(written.slice(0, 5).map(({ id }) => remove(asOwner, id)));
    expect(await post.count()).toBe(7);
  });
});
