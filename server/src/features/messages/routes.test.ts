import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversations, messages } from '#contract/messages/contract.ts';
import {
  createConnection,
  createConversation,
  createMessage,
  createUser,
} from '../../testing/factories.ts';
import { createMessagePair } from '../../testing/message-pair.ts';
import { createPersonas, membersOnly, statusesOf } from '../../testing/personas.ts';
import { readChangingPages, readPages } from '../../testing/read-pages.ts';
import { recordStatements } from '../../testing/record-statements.ts';
import { type Answer, type Send, wrong } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { messageRoutes } from './routes.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;
beforeAll(async () => {
  app = await createTestApp();
  people = await createPersonas(app);
});
afterAll(() => app.close());

/** A request of another member to the owner, with one message. */
async function requestToOwner() {
  const other = await createUser(app.db);
  const sent = await (await app.as(other))(conversations.start, {
    body: { userId: people.owner.id, text: 'Hello.' },
  });
  return sent.json();
}

describe(messageRoutes, () => {
  const ofOwner = (status: number) => ({ ...membersOnly(404), owner: status });

  it.each([
    ['get', 200],
    ['messages', 200],
    ['markRead', 204],
    ['accept', 200],
    ['decline', 204],
    ['tellTyping', 204],
    ['remove', 204],
  ] as const)('%s is there for the members of a conversation alone', async (name, status) => {
    const statuses = await statusesOf(people.send, async (send) =>
      send(conversations[name], { params: { id: (await requestToOwner()).conversationId } }),
    );
    expect(statuses).toEqual(ofOwner(status));
  });

  it('let its members alone write in a conversation', async () => {
    const statuses = await statusesOf(people.send, async (send) =>
      send(conversations.send, {
        params: { id: (await requestToOwner()).conversationId },
        body: { text: 'Yes.' },
      }),
    );
    expect(statuses).toEqual(ofOwner(201));
  });

  it('let the members of its conversation alone remove a message', async () => {
    const statuses = await statusesOf(people.send, async (send) =>
      send(messages.remove, { params: { id: (await requestToOwner()).id } }),
    );
    expect(statuses).toEqual(ofOwner(204));
  });

  it.each<[string, (send: Send) => Promise<Answer>]>([
    ['an unknown folder', (send) => send(conversations.list, { query: { folder: wrong('spam') } })],
    ['a cursor that is none', (send) => send(conversations.list, { query: { cursor: 'bm8' } })],
    ['a page too long', (send) => send(conversations.list, { query: { limit: 101 } })],
    ['a search for nothing', (send) => send(messages.search, { query: wrong({}) })],
    ['a search for a space', (send) => send(messages.search, { query: { q: ' ' } })],
    ['a search too long', (send) => send(messages.search, { query: { q: 'x'.repeat(201) } })],
    ['a message to nobody', (send) => send(conversations.start, { body: wrong({}) })],
    ['an empty message', (send) => send(conversations.send, { params: { id: 'x' }, body: {} })],
  ])('refuse %s with a sentence', async (_, ask) => {
    const answer = await ask(people.send.member);
    expect([answer.statusCode, answer.error().code]).toEqual([400, 'invalid']);
    expect(answer.error().message).toMatch(/\.$/);
  });
});

describe('GET /api/conversations', () => {
  it('lists the newest first, in pages without a gap or a repeat, in one statement beside the session’s, however many', async () => {
    const ada = await createUser(app.db);
    const send = await app.as(ada);
    const moment = '2026-02-01T00:00:00.000001Z';
    for (let n = 0; n < 7; n++) {
      const other = await createUser(app.db);
      const { id } = await createConversation(app.db, ada.id, other.id, { createdAt: moment });
      await createMessage(app.db, id, other.id, { text: `Take ${n}` });
    }
    const pages = await readPages(send, conversations.list, { query: { limit: 3 } });
    expect(pages.map((one) => one.length)).toEqual([3, 3, 1]);
    const whole = (await send(conversations.list)).json();
    expect(pages.flat()).toEqual(whole);
    expect(new Set(whole.map(({ id }) => id)).size).toBe(7);
    const ofFirst = { params: { id: whole[0]?.id } };
    for (const read of [
      () => send(conversations.list),
      () => send(conversations.messages, ofFirst),
    ])
      expect(await recordStatements(read)).toHaveLength(2);
  });

  it('puts the one with the newest message first', async () => {
    const pair = await createMessagePair(app, { connected: true });
    const third = await createUser(app.db);
    await createConnection(app.db, third.id, pair.ada.id);
    await pair.benWrites('First.');
    await (await app.as(third))(conversations.start, {
      body: { userId: pair.ada.id, text: 'Second.' },
    });
    const texts = async () =>
      (await pair.listOf(pair.asAda)).map(({ lastMessage }) => lastMessage?.text);
    expect(await texts()).toEqual(['Second.', 'First.']);
    await pair.adaWrites('Third.');
    expect(await texts()).toEqual(['Third.', 'Second.']);
  });
});

describe('GET /api/conversations/:id/messages', () => {
  it('pages through a thread without a gap or a repeat while messages arrive', async () => {
    const pair = await createMessagePair(app, { connected: true });
    const { conversationId: id } = (await pair.adaWrites('0')).json();
    const createdAt = '2026-02-01T00:00:00.000001Z';
    for (let n = 1; n < 20; n++)
      await createMessage(app.db, id, n % 2 ? pair.ada.id : pair.ben.id, {
        text: String(n),
        createdAt,
      });
    const whole = await pair.threadOf(pair.asBen, id);
    const pages = await readChangingPages(
      pair.asBen,
      () => pair.adaWrites('New.'),
      conversations.messages,
      { params: { id }, query: { limit: 6 } },
    );
    expect(pages.flat()).toEqual(whole);
    expect(whole).toHaveLength(20);
  });

  it('begins a few messages after the one that is looked for, and with the newest where it is not there', async () => {
    const pair = await createMessagePair(app, { connected: true });
    const { conversationId: id } = (await pair.adaWrites('0')).json();
    for (let n = 1; n < 40; n++) await createMessage(app.db, id, pair.ada.id, { text: String(n) });
    const whole = await pair.threadOf(pair.asBen, id);
    const around = async (message: string) =>
      (
        await pair.asBen(conversations.messages, {
          params: { id },
          query: { limit: 20, around: message },
        })
      ).json();
    const found = whole[25]?.id ?? '';
    expect(await around(found)).toEqual(whole.slice(15, 35));
    expect(await around(whole[3]?.id ?? '')).toEqual(whole.slice(0, 20));
    expect(await around('message_nobody')).toEqual(whole.slice(0, 20));
    const elsewhere = await createMessagePair(app, { connected: true });
    const other = (await elsewhere.adaWrites('Elsewhere.')).json();
    expect(await around(other.id)).toEqual(whole.slice(0, 20));
    const stranger = await elsewhere.asAda(conversations.messages, {
      params: { id },
      query: { around: found },
    });
    expect(stranger.statusCode).toBe(404);
    const pages = await readPages(pair.asBen, conversations.messages, {
      params: { id },
      query: { limit: 20, around: found },
    });
    expect(pages.flat()).toEqual(whole.slice(15));
  });
});
