import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { comment as commentSchema, comments, commentsOn } from '#contract/comments/contract.ts';
import type { QueryInputOf } from '#contract/route.ts';
import { param, sql } from '#server/db/sql.ts';
import { createBlock, createComment, createPost, createUser } from '#server/testing/factories.ts';
import { readPages } from '#server/testing/read-pages.ts';
import { recordStatements } from '#server/testing/record-statements.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';

let app: TestApp;
let viewer: { id: string };
let send: Send;
beforeAll(async () => {
  app = await createTestApp();
  viewer = await createUser(app.db);
  send = await app.as(viewer);
});
afterAll(() => app.close());

const at = (minute: number) => `2026-05-01T12:${String(minute).padStart(2, '0')}:00.000000+00:00`;
const ask = (postId: string | null, query?: QueryInputOf<typeof commentsOn.post.list>) =>
  send(commentsOn.post.list, { params: { id: postId ?? '' }, query });
const list = async (...request: Parameters<typeof ask>) => (await ask(...request)).json();

describe('the comments on a work', () => {
  it('come newest first, in pages without a gap, each with its newest two replies', async () => {
    const { id: postId } = await createPost(app.db);
    const other = await createPost(app.db);
    await createComment(app.db, { postId: other.id });
    const ids: string[] = [];
    for (let minute = 0; minute < 7; minute++) {
      // Two have the same time: the id decides.
      const { id } = await createComment(app.db, { postId, createdAt: at(minute - (minute % 2)) });
      ids.push(id);
    }
    const [oldest = ''] = ids;
    for (let n = 0; n < 4; n++)
      await createComment(app.db, { postId, replyTo: oldest, text: `${n}`, createdAt: at(20 + n) });
    const pages = await readPages(send, commentsOn.post.list, {
      params: { id: postId },
      query: { limit: 3 },
    });
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
    const read = z.array(commentSchema.strict()).parse(pages.flat());
    const byPair = [
      ids[6],
      ...[ids.slice(4, 6), ids.slice(2, 4), ids.slice(0, 2)].flatMap((pair) =>
        pair.toSorted().toReversed(),
      ),
    ];
    expect(read.map(({ id }) => id)).toEqual(byPair);
    const threaded = read.find(({ id }) => id === oldest);
    expect(threaded?.replyCount).toBe(4);
    expect(threaded?.replies.map(({ text }) => text)).toEqual(['2', '3']);
  });

  it('are one statement, besides the session, so that a long thread costs no more', async () => {
    const { postId } = await createComment(app.db);
    await list(postId);
    const statements = await recordStatements(() => list(postId));
    expect(statements.filter((text) => text.includes('comment_likes'))).toHaveLength(1);
  });

  it('list the replies to one of them by page, and those of no other work', async () => {
    const { id, postId } = await createComment(app.db);
    const stranger = await createComment(app.db);
    for (let n = 0; n < 3; n++)
      await createComment(app.db, { postId, replyTo: id, text: `${n}`, createdAt: at(n) });
    const pages = await readPages(send, commentsOn.post.list, {
      params: { id: postId ?? '' },
      query: { limit: 2, replyTo: id },
    });
    expect(pages.map((page) => page.map(({ text }) => text))).toEqual([['2', '1'], ['0']]);
    expect(await list(stranger.postId, { replyTo: id })).toEqual([]);
  });

  it('refuse a cursor that is none', async () => {
    const { postId } = await createComment(app.db);
    for (const query of [
      { cursor: 'x' },
      { limit: 0 },
      { limit: 101 },
      { replyTo: 'x'.repeat(65) },
    ])
      expect((await ask(postId, query)).statusCode).toBe(400);
  });
});

describe('a comment whose author the viewer may not see', () => {
  const hide = {
    suspended: (id: string) =>
      app.db.execute(sql`UPDATE users SET suspended_at = now() WHERE id = ${param(id)}`),
    leaving: (id: string) =>
      app.db.execute(
        sql`UPDATE users SET deletion_due_at = now() + interval '1 day' WHERE id = ${param(id)}`,
      ),
    blocked: (id: string) => createBlock(app.db, viewer.id, id),
    blocking: (id: string) => createBlock(app.db, id, viewer.id),
  };

  it.each(Object.entries(hide))('is not listed: %s', async (_, hideAuthor) => {
    const author = await createUser(app.db, { lastName: 'Hiddenmarker' });
    const comment = await createComment(app.db, { authorId: author.id });
    const postId = comment.postId ?? '';
    const { id: shown } = await createComment(app.db, { postId });
    await createComment(app.db, { postId, replyTo: shown, authorId: author.id });
    await createComment(app.db, { postId, replyTo: comment.id, authorId: author.id });
    await hideAuthor(author.id);
    expect(await list(postId)).toMatchObject([{ id: shown, replyCount: 0, replies: [] }]);
    expect(await list(postId, { replyTo: shown })).toEqual([]);
  });

  it.each(Object.entries(hide))(
    'is listed without author and words where others replied: %s',
    async (_, hideAuthor) => {
      const author = await createUser(app.db, { lastName: 'Hiddenmarker' });
      const comment = await createComment(app.db, {
        authorId: author.id,
        text: 'Hiddenmarker',
        editedAt: at(3),
        mentions: [{ id: viewer.id, name: 'Hiddenmarker' }],
      });
      const postId = comment.postId ?? '';
      await createComment(app.db, { postId, replyTo: comment.id, text: 'I agree' });
      await (await app.as(author))(comments.like, { params: { id: comment.id } });
      await hideAuthor(author.id);
      const listed = await list(postId);
      expect(JSON.stringify(listed)).not.toMatch(new RegExp(`Hiddenmarker|${author.id}`));
      expect(z.array(commentSchema.strict()).parse(listed)).toMatchObject([
        {
          id: comment.id,
          authorId: null,
          author: null,
          text: '',
          mentions: [],
          likeCount: 0,
          isLiked: false,
          editedAt: null,
          replyCount: 1,
          replies: [{ text: 'I agree' }],
        },
      ]);
    },
  );

  it('is not linked either as a mention', async () => {
    const [friend, blocked] = [await createUser(app.db), await createUser(app.db)];
    const mentions = [friend, blocked].map(({ id }) => ({ id, name: 'Ada Lovelace' }));
    const { postId } = await createComment(app.db, { text: '@Ada Lovelace', mentions });
    await createBlock(app.db, blocked.id, viewer.id);
    expect((await list(postId))[0]?.mentions).toEqual([mentions[0]]);
  });
});

describe('GET /api/comments/:id', () => {
  it('answers the thread of a reply, with an old reply among the newest', async () => {
    const { id, postId } = await createComment(app.db);
    const replies: string[] = [];
    for (let n = 0; n < 4; n++) {
      const reply = await createComment(app.db, { postId, replyTo: id, createdAt: at(n) });
      replies.push(reply.id);
    }
    const thread = async (linked: string | undefined) =>
      commentSchema.strict().parse((await send(comments.get, { params: { id: linked } })).json());
    expect((await thread(id)).replies.map((reply) => reply.id)).toEqual(replies.slice(2));
    for (const linked of [0, 3]) {
      const found = await thread(replies[linked]);
      expect(found).toMatchObject({ id, replyCount: 4 });
      const expected = replies.filter((_, n) => n === linked || n >= 2);
      expect(found.replies.map((reply) => reply.id)).toEqual(expected);
    }
  });
});
