import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { account } from '#contract/account/contract.ts';
import { secondFactor } from '#contract/auth/second-factor.ts';
import { commentsOn } from '#contract/comments/contract.ts';
import { events } from '#contract/events/contract.ts';
import { portfolio } from '#contract/portfolio/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { deleteLeftMembers } from '#server/features/account/commands/delete-left-members.ts';
import { cookieOf } from '#server/testing/auth-app.ts';
import { createFactorApp, type FactorApp, password } from '#server/testing/factor-app.ts';
import {
  createComment,
  createEvent,
  createPortfolioItem,
  createPost,
  createUser,
} from '#server/testing/factories.ts';
import { listNotified } from '#server/testing/list-notified.ts';
import type { Send } from '#server/testing/send.ts';
import { comments } from '../tables.ts';
import { recountComments } from './comments-of-member.ts';

let app: FactorApp;
let other: { id: string };
let send: Send;
beforeAll(async () => {
  app = await createFactorApp();
  other = await createUser(app.db);
  send = await app.as(other);
});
afterAll(() => app.close());

async function newWorks() {
  const owner = await createUser(app.db);
  return {
    ownerId: owner.id,
    postId: (await createPost(app.db, { authorId: owner.id })).id,
    eventId: (await createEvent(app.db, { authorId: owner.id })).id,
    portfolioItemId: (await createPortfolioItem(app.db, { userId: owner.id })).id,
  };
}

const countsOf = async ({ ownerId, postId, eventId }: Awaited<ReturnType<typeof newWorks>>) => {
  const post = (await send(posts.get, { params: { id: postId } })).json();
  const event = (await send(events.get, { params: { id: eventId } })).json();
  const [item] = (await send(portfolio.list, { params: { userId: ownerId } })).json();
  return [post.commentCount, event.commentCount, item?.commentCount];
};

describe('a member who is hidden and shown again', () => {
  it('is not counted while suspended, on any kind of work', async () => {
    const works = await newWorks();
    const { postId, eventId, portfolioItemId } = works;
    const member = await createUser(app.db);
    for (const [route, id, work] of [
      [commentsOn.post.create, postId, { postId }],
      [commentsOn.event.create, eventId, { eventId }],
      [commentsOn.portfolio.create, portfolioItemId, { portfolioItemId }],
    ] as const)
      for (const text of ['First', 'Second']) {
        await send(route, { params: { id }, body: { text } });
        await createComment(app.db, { ...work, authorId: member.id });
      }
    const setSuspended = (at: string | null) =>
      transaction(app.db, async (tx) => {
        await tx.execute(
          sql`UPDATE users SET suspended_at = ${param(at)}::timestamptz WHERE id = ${param(member.id)}`,
        );
        await recountComments(tx, member.id);
      });
    await setSuspended('2026-01-01T00:00:00Z');
    expect(await countsOf(works)).toEqual([2, 2, 2]);
    await setSuspended(null);
    expect(await countsOf(works)).toEqual([4, 4, 4]);
  });

  it('is not counted while leaving, and counted again after coming back', async () => {
    const works = await newWorks();
    const { member, send: asMember } = await app.memberWith();
    await asMember(commentsOn.post.create, {
      params: { id: works.postId },
      body: { text: 'Mine' },
    });
    await asMember(secondFactor.prove, { body: { method: 'password', password } });
    expect((await asMember(account.remove)).statusCode).toBe(204);
    expect(await countsOf(works)).toEqual([0, 0, 0]);
    const cookie = cookieOf(await app.logIn(member.email, password));
    const restored = await app.call(account.restore, { headers: { cookie } });
    expect(restored.statusCode).toBeLessThan(300);
    expect(await countsOf(works)).toEqual([1, 0, 0]);
  });
});

describe('a member who is deleted', () => {
  it('takes along what others were told about comments on their works', async () => {
    const { ownerId, postId, eventId } = await newWorks();
    const third = await app.as(await createUser(app.db));
    for (const [route, params] of [
      [commentsOn.post.create, { id: postId }],
      [commentsOn.event.create, { id: eventId }],
    ] as const) {
      const { id } = (await send(route, { params, body: { text: 'First' } })).json();
      await third(route, { params, body: { text: 'Reply', replyTo: id } });
    }
    expect(await listNotified(app.db, other.id)).toHaveLength(2);
    await app.db.execute(
      sql`UPDATE users SET deletion_due_at = now() WHERE id = ${param(ownerId)}`,
    );
    await deleteLeftMembers(app.db);
    expect(await listNotified(app.db, other.id)).toEqual([]);
  });

  it('leaves only what others replied to, without author and words', async () => {
    const { postId } = await newWorks();
    const member = await createUser(app.db);
    const of = { postId, authorId: member.id };
    const answered = await createComment(app.db, { ...of, text: 'Answered' });
    const reply = await createComment(app.db, {
      postId,
      authorId: other.id,
      replyTo: answered.id,
      text: 'Reply',
    });
    await createComment(app.db, { ...of, text: 'Alone' });
    const toSelf = await createComment(app.db, { ...of, text: 'To myself' });
    await createComment(app.db, { ...of, replyTo: toSelf.id });
    const emptied = await createComment(app.db, { postId, authorId: null, text: '' });
    await createComment(app.db, { ...of, replyTo: emptied.id });
    await app.db.execute(
      sql`UPDATE users SET deletion_due_at = now() WHERE id = ${param(member.id)}`,
    );
    await deleteLeftMembers(app.db);
    const rows = await app.db.select().from(comments).where(eq(comments.postId, postId));
    expect(rows.map(({ id }) => id).toSorted()).toEqual([answered.id, reply.id].toSorted());
    const listed = (await send(commentsOn.post.list, { params: { id: postId } })).json();
    expect(listed).toMatchObject([
      { id: answered.id, author: null, text: '', replies: [{ id: reply.id }] },
    ]);
    expect((await send(posts.get, { params: { id: postId } })).json().commentCount).toBe(1);
  });
});
