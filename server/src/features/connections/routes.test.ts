import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectedMember, connectionRequest, connections } from '#contract/connections/contract.ts';
import { param, sql } from '../../db/sql.ts';
import { createBlock, createConnection, createUser } from '../../testing/factories.ts';
import { createPersonas, membersOnly, statusesOf } from '../../testing/personas.ts';
import { readPages } from '../../testing/read-pages.ts';
import { type Answer, type Send, wrong } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { connectionRoutes } from './routes.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;

beforeAll(async () => {
  app = await createTestApp();
  people = await createPersonas(app);
});
afterAll(() => app.close());

const newUser = () => createUser(app.db);
const requestToOwner = async () =>
  (await createConnection(app.db, (await newUser()).id, people.owner.id, { status: 'pending' })).id;
const requestByOwner = async () =>
  (await createConnection(app.db, people.owner.id, (await newUser()).id, { status: 'pending' })).id;

const accept = (send: Send, id: string): Promise<Answer> =>
  send(connections.respond, { params: { id }, body: { status: 'accepted' } });
const decline = (send: Send, id: string): Promise<Answer> =>
  send(connections.respond, { params: { id }, body: { status: 'blocked' } });
const withdraw = (send: Send, id: string): Promise<Answer> =>
  send(connections.withdraw, { params: { id } });

describe(connectionRoutes, () => {
  it.each([
    ['accepting a request', accept, requestToOwner, 200],
    ['declining a request', decline, requestToOwner, 200],
    ['accepting what one asked oneself', accept, requestByOwner, 403],
    ['withdrawing what one asked', withdraw, requestByOwner, 204],
    ['withdrawing what one was asked', withdraw, requestToOwner, 403],
  ])('%s is for its two members', async (_, act, make, ofOwner) => {
    const statuses = await statusesOf(people.send, async (send) => act(send, await make()));
    expect(statuses).toEqual({ ...membersOnly(404), owner: ofOwner });
  });

  const ofUser = ['status', 'count', 'list'] as const;

  it.each(ofUser)('shows the %s of a user to members', async (name) => {
    const params = { userId: people.owner.id };
    const statuses = await statusesOf(people.send, (send) => send(connections[name], { params }));
    expect(statuses).toEqual(membersOnly(200));
  });

  it.each(ofUser)('answers 404 to the %s of whom one may not see', async (name) => {
    const blocker = await newUser();
    await createConnection(app.db, blocker.id, people.owner.id);
    await createBlock(app.db, blocker.id, people.member.id);
    for (const userId of [blocker.id, people.suspended.id, 'user_none']) {
      const answer = await people.send.member(connections[name], { params: { userId } });
      expect(answer.statusCode).toBe(404);
    }
  });

  it('sends a request for members only', async () => {
    const addressee = await newUser();
    const body = { addresseeId: addressee.id };
    const statuses = await statusesOf(people.send, (send) => send(connections.request, { body }));
    expect(statuses).toEqual(membersOnly(201));
  });

  it.each([
    { addresseeId: wrong(undefined) },
    { addresseeId: wrong(7) },
    { addresseeId: 'x'.repeat(65) },
    { addresseeId: 'user_1', note: 'x'.repeat(301) },
    { addresseeId: 'user_1', note: wrong(['a']) },
  ])('refuses a request of %j', async (body) => {
    expect((await people.send.member(connections.request, { body })).statusCode).toBe(400);
  });

  it.each([{ limit: 0 }, { cursor: 'x' }])('refuses the requests of %j', async (query) => {
    expect((await people.send.member(connections.requests, { query })).statusCode).toBe(400);
  });

  it.each([wrong({ status: 'removed' }), wrong(undefined)])(
    'refuses %j for an answer',
    async (body) => {
      const answer = await people.send.member(connections.respond, {
        params: { id: 'conn_1' },
        body,
      });
      expect(answer.statusCode).toBe(400);
    },
  );
});

describe('GET /api/connections/user/:userId', () => {
  it('lists visible connections, newest first, in pages, as many as are counted', async () => {
    const user = await newUser();
    const names = ['A', 'B', 'C', 'D', 'E'];
    for (const [n, firstName] of names.entries()) {
      const friend = await createUser(app.db, { firstName, skills: ['Acting'] });
      const pair = n % 2 ? [user.id, friend.id] : [friend.id, user.id];
      const changedAt = `2026-01-0${n + 1}T00:00:00Z`;
      await createConnection(app.db, pair[0] ?? '', pair[1] ?? '', { changedAt });
    }
    for (const status of ['pending', 'declined', 'removed'] as const) {
      await createConnection(app.db, user.id, (await newUser()).id, { status });
    }
    const [suspended, blocked] = [await newUser(), await newUser()];
    await createConnection(app.db, user.id, suspended.id);
    await createConnection(app.db, blocked.id, user.id);
    await createBlock(app.db, people.member.id, blocked.id);
    await app.db.execute(
      sql`UPDATE users SET suspended_at = now() WHERE id = ${param(suspended.id)}`,
    );

    const params = { userId: user.id };
    const pages = await readPages(people.send.member, connections.list, {
      params,
      query: { limit: 2 },
    });
    expect(pages.map((page) => page.map(({ firstName }) => firstName))).toEqual([
      ['E', 'D'],
      ['C', 'B'],
      ['A'],
    ]);
    expect(connectedMember.strict().parse(pages[0]?.[0])).toMatchObject({
      skills: ['Acting'],
      connectedAt: expect.stringMatching(/^2026-01-05T00:00:00/),
    });
    const counted = await people.send.member(connections.count, { params });
    expect(counted.json()).toEqual({ count: 5 });
  });
});

describe('GET /api/connections/requests', () => {
  it('is for members, each with their own', async () => {
    await requestToOwner();
    const statuses = await statusesOf(people.send, (send) => send(connections.requests));
    expect(statuses).toEqual(membersOnly(200));
    expect((await people.send.administrator(connections.requests)).json()).toEqual([]);
  });

  it('lists who asks me, newest first, in pages, with their notes', async () => {
    const me = await newUser();
    for (const [n, firstName] of ['A', 'B', 'C'].entries()) {
      const asker = await createUser(app.db, { firstName });
      const changedAt = `2026-01-0${n + 1}T00:00:00Z`;
      const note = firstName === 'C' ? 'We share DWPG-UT 1055.' : null;
      await createConnection(app.db, asker.id, me.id, { status: 'pending', changedAt, note });
    }
    await createConnection(app.db, me.id, (await newUser()).id, { status: 'pending' });
    for (const status of ['accepted', 'declined', 'removed'] as const)
      await createConnection(app.db, (await newUser()).id, me.id, { status });
    const send = await app.as(me);
    const pages = await readPages(send, connections.requests, { query: { limit: 2 } });
    expect(pages.map((page) => page.map(({ firstName }) => firstName))).toEqual([
      ['C', 'B'],
      ['A'],
    ]);
    expect(connectionRequest.strict().parse(pages[0]?.[0])).toMatchObject({
      note: 'We share DWPG-UT 1055.',
      requestedAt: expect.stringMatching(/^2026-01-03T00:00:00/),
    });
  });

  it('hides who was suspended, and who is blocked on either side', async () => {
    const [me, suspended, blocked, blocker] = [
      await newUser(),
      await newUser(),
      await newUser(),
      await newUser(),
    ];
    for (const asker of [suspended, blocked, blocker])
      await createConnection(app.db, asker.id, me.id, { status: 'pending', note: 'Hello.' });
    await app.db.execute(
      sql`UPDATE users SET suspended_at = now() WHERE id = ${param(suspended.id)}`,
    );
    await createBlock(app.db, me.id, blocked.id);
    await createBlock(app.db, blocker.id, me.id);
    const send = await app.as(me);
    expect((await send(connections.requests)).json()).toEqual([]);
  });
});
