import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversations as conversationRoutes } from '#contract/messages/contract.ts';
import { newId } from '#server/db/ids.ts';
import {
  createBlock,
  createConnection,
  createConversation,
  createUpload,
  createUser,
} from '#server/testing/factories.ts';
import { createMessagePair } from '#server/testing/message-pair.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { conversations, messages } from '../tables.ts';
import { sendMessage, startConversation } from './write-message.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const waiting = 'You have already written. You can go on once they answer.';
const begin = (send: Send, userId: string, text: string, headers = {}) =>
  send(conversationRoutes.start, { body: { userId, text }, headers });
const goOn = (send: Send, id: string | undefined, text: string, headers = {}) =>
  send(conversationRoutes.send, { params: { id }, body: { text }, headers });
const stateWith = (send: Send, userId: string) =>
  send(conversationRoutes.withMember, { params: { userId } });
const countMessages = () => app.db.$count(messages);

describe('a message that is refused changes nothing', () => {
  const tooLong = 'Please keep this to 10,000 characters or fewer.';
  const empty = 'Please write something first.';

  it.each([
    ['of 100,000 characters', { text: 'x'.repeat(100_000) }, tooLong],
    ['empty', { text: '' }, empty],
    ['without a text', {}, empty],
    ['of spaces', { text: ' \n\t ' }, empty],
    ['of control characters', { text: '\u0001\u0007\u001b' }, empty],
    ['of characters that nobody sees', { text: '\u200b\u2060' }, empty],
    ['with a file elsewhere', { fileUrl: 'https://example.com/a.jpg' }, /uploaded file/],
    ['with a file that is not there', { fileUrl: '/uploads/2026-11/none.webp' }, /upload it again/],
  ])('%s', async (_, words, message) => {
    const { asAda, ben } = await createMessagePair(app, { connected: true });
    const before = await countMessages();
    const answer = await asAda(conversationRoutes.start, { body: { userId: ben.id, ...words } });
    expect(answer.statusCode).toBe(400);
    const sentences = [answer.error().message, answer.error().issues?.[0]?.message];
    expect(sentences).toContainEqual(
      message instanceof RegExp ? expect.stringMatching(message) : message,
    );
    expect(await countMessages()).toBe(before);
  });

  it('with a file of another member, or one that is in use already', async () => {
    const { ada, asAda, ben } = await createMessagePair(app, { connected: true });
    const others = await createUpload(app.db);
    const used = await createUpload(app.db, { userId: ada.id, attachedAt: '2026-01-01T00:00:00Z' });
    for (const { key } of [others, used]) {
      const body = { userId: ben.id, text: 'Look.', fileUrl: `/uploads/${key}` };
      const answer = await asAda(conversationRoutes.start, { body });
      expect([answer.statusCode, answer.error().message]).toEqual([
        400,
        'This file is no longer here. Please upload it again.',
      ]);
    }
  });

  it('to oneself, to nobody, and to a suspended, leaving, blocked or blocking member', async () => {
    const { ada, asAda } = await createMessagePair(app);
    const self = await begin(asAda, ada.id, 'Me.');
    expect([self.statusCode, self.error().message]).toEqual([400, 'You cannot write to yourself.']);
    const suspended = await createUser(app.db, { suspendedAt: '2026-01-01T00:00:00Z' });
    const leaving = await createUser(app.db, { deletionDueAt: '2036-01-01T00:00:00Z' });
    const [blocked, blocking] = [await createUser(app.db), await createUser(app.db)];
    await createBlock(app.db, ada.id, blocked.id);
    await createBlock(app.db, blocking.id, ada.id);
    const before = await countMessages();
    for (const { id } of [{ id: 'user_none' }, suspended, leaving, blocked, blocking]) {
      const answer = await begin(asAda, id, 'Hello.');
      expect([answer.statusCode, answer.error().message]).toEqual([404, 'User not found']);
      expect((await stateWith(asAda, id)).statusCode).toBe(404);
    }
    expect(await countMessages()).toBe(before);
  });

  it('into a conversation of others', async () => {
    const { ada, ben } = await createMessagePair(app);
    const { id } = await createConversation(app.db, ada.id, ben.id);
    for (const other of [await createUser(app.db), await createUser(app.db, { isAdmin: true })]) {
      const answer = await goOn(await app.as(other), id, 'Hello.');
      expect([answer.statusCode, answer.error().message]).toEqual([
        404,
        'This conversation is not here. It may have been deleted.',
      ]);
    }
  });
});

describe(startConversation, () => {
  it('opens one between connected members, who write freely', async () => {
    const pair = await createMessagePair(app, { connected: true });
    const first = await pair.adaWrites('One.');
    expect(first.statusCode).toBe(201);
    expect(first.json()).toMatchObject({ senderId: pair.ada.id, text: 'One.', file: null });
    expect((await pair.adaWrites('Two.')).statusCode).toBe(201);
    expect((await pair.benWrites('Three.')).statusCode).toBe(201);
    const [seen] = await pair.listOf(pair.asBen);
    expect(seen).toMatchObject({
      id: first.json().conversationId,
      status: 'open',
      requestedBy: null,
      member: { id: pair.ada.id, firstName: 'Ada' },
      lastMessage: { text: 'Three.' },
      unreadCount: 2,
      refusal: null,
    });
    const thread = await pair.threadOf(pair.asAda, first.json().conversationId);
    expect(thread.map(({ text }) => text)).toEqual(['Three.', 'Two.', 'One.']);
  });

  it('asks others once, with a sentence at the second message', async () => {
    const pair = await createMessagePair(app);
    const { conversationId } = (await pair.adaWrites()).json();
    for (const again of [
      await pair.adaWrites('And another thing.'),
      await goOn(pair.asAda, conversationId, 'Two.'),
    ])
      expect([again.statusCode, again.error().message]).toEqual([403, waiting]);
    const state = await stateWith(pair.asAda, pair.ben.id);
    expect(state.json()).toEqual({ conversationId, refusal: waiting });
    expect(await pair.listOf(pair.asAda)).toMatchObject([
      { status: 'requested', requestedBy: pair.ada.id, refusal: waiting, unreadCount: 0 },
    ]);
    const requests = await pair.listOf(pair.asBen, { folder: 'requests' });
    expect(requests).toMatchObject([{ status: 'requested', refusal: null, unreadCount: 1 }]);
    expect(await pair.listOf(pair.asBen, { folder: 'inbox' })).toEqual([]);
    expect(await pair.listOf(pair.asAda, { folder: 'requests' })).toEqual([]);
    expect(await pair.listOf(pair.asAda, { folder: 'inbox' })).toHaveLength(1);
  });

  it('accepts by answering', async () => {
    const pair = await createMessagePair(app);
    const { conversationId } = (await pair.adaWrites()).json();
    expect((await goOn(pair.asBen, conversationId, 'Yes, all day.')).statusCode).toBe(201);
    expect((await pair.adaWrites('Good.')).statusCode).toBe(201);
    expect(await pair.listOf(pair.asBen, { folder: 'inbox' })).toMatchObject([{ status: 'open' }]);
  });

  it('makes one conversation of two who begin at once', async () => {
    for (const connected of [true, false]) {
      for (let round = 0; round < 10; round++) {
        const pair = await createMessagePair(app, { connected });
        const answers = await Promise.all([
          pair.adaWrites('From Ada.'),
          pair.benWrites('And Ben.'),
        ]);
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
        const ids = new Set(answers.map((answer) => answer.json().conversationId));
        expect(ids.size).toBe(1);
        expect(await pair.listOf(pair.asAda)).toMatchObject([{ status: 'open', unreadCount: 1 }]);
        expect(await pair.threadOf(pair.asBen, [...ids][0] ?? '')).toHaveLength(2);
      }
    }
  });

  it('sends a repeat of the same request once', async () => {
    const pair = await createMessagePair(app, { connected: true });
    const headers = { 'idempotency-key': newId('key') };
    const send = () => begin(pair.asAda, pair.ben.id, 'Once.', headers);
    const answers = await Promise.all([send(), send(), send()]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const again = { 'idempotency-key': newId('key') };
    for (let n = 0; n < 2; n++)
      await goOn(pair.asAda, answers[0]?.json().conversationId, 'Twice?', again);
    expect(await pair.unreadOf(pair.asBen)).toBe(2);
  });

  it('lets a member ask 20 others a day, and connected ones any number', async () => {
    const { ada, asAda } = await createMessagePair(app);
    const writeTo = async () => begin(asAda, (await createUser(app.db)).id, 'Hello.');
    for (let n = 0; n < 20; n++) expect((await writeTo()).statusCode).toBe(201);
    const before = await app.db.$count(conversations);
    const hundred = await Promise.all(Array.from({ length: 20 }, writeTo));
    for (const refused of hundred) {
      expect(refused.statusCode).toBe(429);
      expect(refused.error().message).toMatch(
        /^Too many message requests, of which you can send 20 a day\. Please wait 24 hours/,
      );
    }
    expect(await app.db.$count(conversations)).toBe(before);
    const friend = await createUser(app.db);
    await createConnection(app.db, friend.id, ada.id);
    expect((await begin(asAda, friend.id, 'Hi.')).statusCode).toBe(201);
  });
});

describe(sendMessage, () => {
  it('sends a file of the sender, with or without words', async () => {
    const pair = await createMessagePair(app, { connected: true });
    const upload = await createUpload(app.db, { userId: pair.ada.id, width: 40, height: 30 });
    const body = { userId: pair.ben.id, fileUrl: `/uploads/${upload.key}` };
    const sent = (await pair.asAda(conversationRoutes.start, { body })).json();
    const file = { url: `/uploads/${upload.key}`, type: 'image', width: 40, variants: [] };
    expect(sent).toMatchObject({ text: '', file });
    expect(await pair.threadOf(pair.asBen, sent.conversationId)).toEqual([sent]);
  });

  it('keeps line breaks and drops control characters', async () => {
    const pair = await createMessagePair(app, { connected: true });
    const sent = (await pair.adaWrites(' one\r\ntwo\u0007\u001b ')).json();
    expect(sent.text).toBe('one\ntwo');
  });

  it('goes on after 30 days where the request was declined, and not before', async () => {
    const pair = await createMessagePair(app);
    const { conversationId } = (await pair.adaWrites()).json();
    await pair.asBen(conversationRoutes.decline, { params: { id: conversationId } });
    const [mine] = await pair.listOf(pair.asAda);
    expect(mine).toMatchObject({ status: 'requested', requestedBy: pair.ada.id, refusal: waiting });
    const early = await pair.adaWrites('Please?');
    expect([early.statusCode, early.error().message]).toEqual([403, waiting]);
    const days = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString();
    const since = (changedAt: string) =>
      app.db.update(conversations).set({ changedAt }).where(eq(conversations.id, conversationId));
    await since(days(29.9));
    expect((await pair.adaWrites('Please?')).statusCode).toBe(403);
    await since(days(30.1));
    expect((await pair.listOf(pair.asAda))[0]?.refusal).toBeNull();
    expect((await pair.adaWrites('Again.')).statusCode).toBe(201);
    expect(await pair.listOf(pair.asBen, { folder: 'requests' })).toHaveLength(1);
  });

  it('lets the one who declined write at any time', async () => {
    const pair = await createMessagePair(app);
    const { conversationId } = (await pair.adaWrites()).json();
    await pair.asBen(conversationRoutes.decline, { params: { id: conversationId } });
    expect((await stateWith(pair.asBen, pair.ada.id)).json()).toEqual({
      conversationId: null,
      refusal: null,
    });
    expect((await pair.benWrites('I have time now.')).statusCode).toBe(201);
    expect(await pair.listOf(pair.asAda)).toMatchObject([{ status: 'open', refusal: null }]);
  });
});
