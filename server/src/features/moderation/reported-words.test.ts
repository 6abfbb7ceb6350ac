import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#contract/messages/contract.ts';
import { moderation } from '#contract/moderation/contract.ts';
import { param, sql } from '#server/db/sql.ts';
import {
  createBlock,
  createComment,
  createConversation,
  createEvent,
  createMessage,
  createPortfolioItem,
  createPost,
  createUpload,
  createUser,
} from '../../testing/factories.ts';
import type { Send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { deleteLeftMembers } from '../account/commands/delete-left-members.ts';
import { reports } from './tables.ts';

type Member = Awaited<ReturnType<typeof createUser>>;

let app: TestApp;
let me: Member;
let other: Member;
let send: Send;

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  me = await createUser(app.db, { firstName: 'Mira', lastName: 'Mine' });
  other = await createUser(app.db, { firstName: 'Otto', lastName: 'Other' });
  send = await app.as(me);
});

const report = (targetType: 'comment' | 'message', targetId: string, by: Send = send) =>
  by(moderation.report, { body: { targetType, targetId, reason: 'harassment' } });
const reportsOf = (targetId: string) =>
  app.db.select().from(reports).where(eq(reports.targetId, targetId));
const minute = (n: number) => `2026-01-01T10:${String(n).padStart(2, '0')}:00Z`;

async function leaveForGood({ id }: Member): Promise<void> {
  await app.db.execute(sql`UPDATE users SET deletion_due_at = now() WHERE id = ${param(id)}`);
  await deleteLeftMembers(app.db);
}

describe('a report of a comment', () => {
  it('is refused of one’s own, of a deleted one, and of what may not be seen', async () => {
    const own = await createComment(app.db, { authorId: me.id });
    expect((await report('comment', own.id)).statusCode).toBe(403);
    const deleted = await createComment(app.db, { authorId: null, text: '' });
    const blocked = await createUser(app.db);
    await createBlock(app.db, blocked.id, me.id);
    const theirs = await createComment(app.db, { authorId: blocked.id });
    const post = await createPost(app.db, { authorId: blocked.id });
    const onTheirs = await createComment(app.db, { authorId: other.id, postId: post.id });
    for (const id of ['comment_none', deleted.id, theirs.id, onTheirs.id])
      expect((await report('comment', id)).statusCode).toBe(404);
  });

  it('keeps the comment, its author, the work and the comment that it answers', async () => {
    const owner = await createUser(app.db, { lastName: 'Owner' });
    const post = await createPost(app.db, { authorId: owner.id, content: 'My reel' });
    const first = await createComment(app.db, { authorId: me.id, postId: post.id, text: 'First' });
    const { id } = await createComment(app.db, {
      authorId: other.id,
      postId: post.id,
      replyTo: first.id,
      text: 'Rude',
      mentions: [{ id: me.id, name: 'Mira Mine' }],
    });
    expect((await report('comment', id)).statusCode).toBe(201);
    const [row] = await reportsOf(id);
    expect(row?.context).toEqual({
      url: `/posts/${post.id}#${id}`,
      snapshot: {
        id,
        text: 'Rude',
        createdAt: expect.any(String),
        editedAt: null,
        author: expect.objectContaining({ id: other.id, lastName: 'Other' }),
        before: [
          {
            type: 'post',
            id: post.id,
            text: 'My reel',
            author: { id: owner.id, firstName: 'Ada', lastName: 'Owner' },
          },
          {
            type: 'comment',
            id: first.id,
            text: 'First',
            author: { id: me.id, firstName: 'Mira', lastName: 'Mine' },
          },
        ],
      },
    });
  });

  it('names the page of any work', async () => {
    const item = await createPortfolioItem(app.db, { userId: other.id });
    const event = await createEvent(app.db, { authorId: other.id });
    const onItem = await createComment(app.db, { authorId: other.id, portfolioItemId: item.id });
    const onEvent = await createComment(app.db, { authorId: other.id, eventId: event.id });
    for (const [{ id }, url] of [
      [onItem, `/profile/${other.id}?item=${item.id}`],
      [onEvent, `/events/${event.id}`],
    ] as const) {
      await report('comment', id);
      expect((await reportsOf(id))[0]?.context).toMatchObject({ url: `${url}#${id}` });
    }
  });
});

describe('a report of a message', () => {
  let conversationId: string;
  const write = (sender: Member, n: number, fields = {}) =>
    createMessage(app.db, conversationId, sender.id, {
      text: `${sender.firstName} ${n}`,
      createdAt: minute(n),
      ...fields,
    });
  const textsBefore = async (targetId: string) => {
    const [row] = await reportsOf(targetId);
    const snapshot = row?.context['snapshot'] as { before: { text: string }[] } | undefined;
    return snapshot?.before.map(({ text }) => text);
  };

  beforeEach(async () => {
    conversationId = (await createConversation(app.db, me.id, other.id)).id;
  });

  it('is refused of one’s own, and of one that the reporter does not have', async () => {
    const own = await write(me, 1);
    expect((await report('message', own.id)).statusCode).toBe(403);
    const { id } = await write(other, 2);
    const stranger = await app.as(await createUser(app.db));
    const administrator = await app.as(await createUser(app.db, { isAdmin: true }));
    for (const by of [stranger, administrator])
      expect((await report('message', id, by)).statusCode).toBe(404);
    expect((await report('message', 'message_none')).statusCode).toBe(404);
    expect((await send(messages.remove, { params: { id } })).statusCode).toBe(204);
    expect((await report('message', id)).statusCode).toBe(404);
    const later = await write(other, 3);
    await createBlock(app.db, other.id, me.id);
    expect((await report('message', later.id)).statusCode).toBe(404);
    expect(await reportsOf(id)).toEqual([]);
  });

  it('keeps the message, its file and the ten before it, of both', async () => {
    for (let n = 1; n <= 12; n++) await write(n % 2 ? me : other, n);
    const upload = await createUpload(app.db, { userId: other.id, name: 'threat.webp' });
    const { id } = await write(other, 13, { text: 'Rude', uploadId: upload.id });
    await write(me, 14);
    expect((await report('message', id)).statusCode).toBe(201);
    const [row] = await reportsOf(id);
    expect(row?.context).toMatchObject({
      url: `/messages/${conversationId}`,
      snapshot: {
        id,
        text: 'Rude',
        file: { name: 'threat.webp', type: 'image' },
        author: { id: other.id, lastName: 'Other' },
      },
    });
    expect(JSON.stringify(row?.context)).not.toContain(upload.key);
    const numbers = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
    expect(await textsBefore(id)).toEqual(numbers.map((n) => `${n % 2 ? 'Mira' : 'Otto'} ${n}`));
  });

  it('has nothing that the reporter has deleted or another conversation', async () => {
    const gone = await write(other, 1);
    await write(me, 2);
    await send(messages.remove, { params: { id: gone.id } });
    const third = await createUser(app.db);
    const elsewhere = await createConversation(app.db, third.id, other.id);
    await createMessage(app.db, elsewhere.id, other.id, { text: 'Secret', createdAt: minute(3) });
    const { id } = await write(other, 4);
    await report('message', id);
    expect(await textsBefore(id)).toEqual(['Mira 2']);
  });

  it('loses the words of a reporter who is deleted, and is itself deleted with the reported member', async () => {
    await write(me, 1);
    await write(other, 2);
    const { id } = await write(other, 3);
    await report('message', id);
    await leaveForGood(me);
    const [row] = await reportsOf(id);
    expect(row).toMatchObject({ reporterId: null, context: { snapshot: { text: 'Otto 3' } } });
    expect(await textsBefore(id)).toEqual(['Otto 2']);
    expect(JSON.stringify(row)).not.toContain(me.id);
    await leaveForGood(other);
    expect(await reportsOf(id)).toEqual([]);
  });
});
