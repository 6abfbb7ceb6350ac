import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversations } from '#contract/messages/contract.ts';
import {
  createConnection,
  createConversation,
  createMessage,
  createUser,
} from '../../testing/factories.ts';
import { createMessagePair } from '../../testing/message-pair.ts';
import { createPersonas, statusesOf } from '../../testing/personas.ts';
import { readChangingPages, readPages } from '../../testing/read-pages.ts';
import { recordStatements } from '../../testing/record-statements.ts';
import type { Send } from '../../testing/send.ts';
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
  const strangers = { stranger: 401, member: 404, administrator: 404, suspended: 401 };

  it.each<[Parameters<Send>[0], string, number, object?]>([
    ['GET', '', 200],
    ['GET', '/messages', 200],
    ['POST', '/messages', 201, { text: 'Yes.' }],
    ['POST', '/read', 204],
    ['POST', '/accept', 200],
    ['POST', '/decline', 204],
    ['POST', '/typing', 204],
    ['DELETE', '', 204],
  ])(
    '%s /api/conversations/:id%s is there for its members alone',
    async (method, path, ok, body) => {
      const url = async () =>
        `/api/conversations/${(await requestToOwner()).conversationId}${path}`;
      const statuses = await statusesOf(people.send, method, url, body);
      expect(statuses).toEqual({ ...strangers, owner: ok });
    },
  );

  it('DELETE /api/messages/:id is there for its members alone', async () => {
    const url = async () => `/api/messages/${(await requestToOwner()).id}`;
    const statuses = await statusesOf(people.send, 'DELETE', url);
    expect(statuses).toEqual({ ...strangers, owner: 204 });
  });

  it.each([
    ['GET', '/api/conversations?folder=spam'],
    ['GET', '/api/conversations?cursor=bm8'],
    ['GET', '/api/conversations?limit=101'],
    ['GET', '/api/messages/search'],
    ['GET', '/api/messages/search?q=%20'],
    ['GET', `/api/messages/search?q=${'x'.repeat(201)}`],
    ['POST', '/api/conversations'],
    ['POST', '/api/conversations/x/messages'],
  ] as const)('%s %s is refused with a sentence', async (method, url) => {
    const answer = await people.send.member(method, url, method === 'POST' ? {} : undefined);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid']);
    expect(answer.json().message).toMatch(/\.$/);
  });
});

describe('GET /api/conversations', () => {
  it('lists the newest first, in pages without a gap or a repeat, in one statement', async () => {
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
    for (const url of ['/api/conversations', `/api/conversations/${whole[0]?.id}/messages`]) {
      expect(await recordStatements(() => send('GET', url))).toHaveLength(1);
    }
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
