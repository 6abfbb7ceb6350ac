import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connections as connectionRoutes } from '#contract/connections/contract.ts';
import { notifications } from '#contract/notifications/contract.ts';
import { createBlock, createConnection, createUser } from '#server/testing/factories.ts';
import type { Answer, Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { connections } from '../tables.ts';
import { requestConnection, respondToConnection, withdrawRequest } from './connect.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const newPair = async () => {
  const [ada, ben] = [
    await createUser(app.db, { firstName: 'Ada', lastName: 'Lovelace' }),
    await createUser(app.db, { firstName: 'Ben', lastName: 'Okri' }),
  ];
  const [asAda, asBen] = [await app.as(ada), await app.as(ben)];
  return {
    ada,
    ben,
    asAda,
    asBen,
    adaAsks: () => asAda(connectionRoutes.request, { body: { addresseeId: ben.id } }),
    benAsks: () => asBen(connectionRoutes.request, { body: { addresseeId: ada.id } }),
    seenByAda: async () =>
      (await asAda(connectionRoutes.status, { params: { userId: ben.id } })).json(),
    seenByBen: async () =>
      (await asBen(connectionRoutes.status, { params: { userId: ada.id } })).json(),
    toldAda: async () => (await asAda(notifications.list)).json(),
    toldBen: async () => (await asBen(notifications.list)).json(),
  };
};

type State = 'none' | (typeof connections.$inferSelect)['status'];

const respond = (send: Send, id: string, status: 'accepted' | 'blocked'): Promise<Answer> =>
  send(connectionRoutes.respond, { params: { id }, body: { status } });
const withdraw = (send: Send, id: string): Promise<Answer> =>
  send(connectionRoutes.withdraw, { params: { id } });

/** Ada asked, Ben was asked. What each act answers, and what both then see. */
const table: [
  State,
  'ada' | 'ben',
  'request' | 'accept' | 'block' | 'withdraw',
  number,
  string | null,
][] = [
  ['none', 'ada', 'request', 201, 'pending'],
  ['pending', 'ada', 'request', 409, 'pending'],
  ['pending', 'ada', 'accept', 403, 'pending'],
  ['pending', 'ada', 'block', 403, 'pending'],
  ['pending', 'ada', 'withdraw', 204, null],
  ['pending', 'ben', 'request', 201, 'accepted'],
  ['pending', 'ben', 'accept', 200, 'accepted'],
  ['pending', 'ben', 'block', 200, 'blocked'],
  ['pending', 'ben', 'withdraw', 403, 'pending'],
  ['accepted', 'ada', 'request', 409, 'accepted'],
  ['accepted', 'ada', 'accept', 200, 'accepted'],
  ['accepted', 'ada', 'block', 200, 'blocked'],
  ['accepted', 'ada', 'withdraw', 409, 'accepted'],
  ['accepted', 'ben', 'request', 409, 'accepted'],
  ['accepted', 'ben', 'accept', 200, 'accepted'],
  ['accepted', 'ben', 'block', 200, 'blocked'],
  ['accepted', 'ben', 'withdraw', 409, 'accepted'],
  ['declined', 'ada', 'request', 403, 'blocked'],
  ['declined', 'ada', 'accept', 409, 'blocked'],
  ['declined', 'ada', 'block', 200, 'blocked'],
  ['declined', 'ada', 'withdraw', 409, 'blocked'],
  ['declined', 'ben', 'request', 201, 'pending'],
  ['declined', 'ben', 'accept', 409, 'blocked'],
  ['declined', 'ben', 'block', 200, 'blocked'],
  ['removed', 'ada', 'request', 201, 'pending'],
  ['removed', 'ben', 'request', 201, 'pending'],
  ['removed', 'ada', 'accept', 409, 'blocked'],
  ['removed', 'ben', 'accept', 409, 'blocked'],
];

describe('the state machine, by role and state', () => {
  it.each(table)('%s: %s does %s → %i, then %s', async (state, who, act, status, after) => {
    const pair = await newPair();
    const id =
      state === 'none'
        ? 'conn_none'
        : (await createConnection(app.db, pair.ada.id, pair.ben.id, { status: state })).id;
    const [send, asks] = who === 'ada' ? [pair.asAda, pair.adaAsks] : [pair.asBen, pair.benAsks];
    const acts: Record<typeof act, () => Promise<Answer>> = {
      request: asks,
      accept: () => respond(send, id, 'accepted'),
      block: () => respond(send, id, 'blocked'),
      withdraw: () => withdraw(send, id),
    };
    const answer = await acts[act]();
    expect(answer.statusCode).toBe(status);
    if (status >= 400) expect(answer.error().message).toMatch(/\.$/);
    const seen = [await pair.seenByAda(), await pair.seenByBen()];
    expect(seen.map((one) => one.status)).toEqual([after, after]);
  });
});

describe(requestConnection, () => {
  it('shows each side its role', async () => {
    const pair = await newPair();
    expect((await pair.adaAsks()).json()).toMatchObject({ status: 'pending', role: 'requester' });
    expect(await pair.seenByBen()).toMatchObject({ status: 'pending', role: 'recipient' });
  });

  it('refuses oneself with a sentence, and whom one may not see with 404', async () => {
    const { ada, ben, asAda, adaAsks, benAsks } = await newPair();
    const self = await asAda(connectionRoutes.request, { body: { addresseeId: ada.id } });
    expect([self.statusCode, self.error().message]).toEqual([
      400,
      'You cannot connect with yourself.',
    ]);
    const suspended = await createUser(app.db, { suspendedAt: '2026-01-01T00:00:00Z' });
    for (const addresseeId of ['user_none', suspended.id]) {
      const answer = await asAda(connectionRoutes.request, { body: { addresseeId } });
      expect(answer.statusCode).toBe(404);
    }
    await createBlock(app.db, ada.id, ben.id);
    expect([(await adaAsks()).statusCode, (await benAsks()).statusCode]).toEqual([404, 404]);
  });

  it('tells the one who is asked, and the one who asked of the acceptance', async () => {
    const pair = await newPair();
    await pair.adaAsks();
    expect(await pair.toldBen()).toMatchObject([
      {
        type: 'connection_request',
        message: 'Ada Lovelace would like to connect with you.',
        data: { senderId: pair.ada.id },
        isRead: false,
      },
    ]);
    await pair.benAsks();
    expect(await pair.toldAda()).toMatchObject([
      {
        type: 'connection_request',
        message: 'Ben Okri accepted your connection request.',
        data: { senderId: pair.ben.id },
      },
    ]);
    expect(await pair.toldBen()).toMatchObject([{ isRead: true }]);
  });

  it('lets a declined requester ask again after thirty days, and says when', async () => {
    const pair = await newPair();
    const days = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString();
    await createConnection(app.db, pair.ada.id, pair.ben.id, {
      status: 'declined',
      changedAt: days(29.9),
    });
    expect((await pair.seenByAda()).refusal).toMatch(
      /^Your request was declined\. You can ask again from \w+ \d+\.$/,
    );
    expect((await pair.adaAsks()).error().message).toBe((await pair.seenByAda()).refusal);
    await app.db.update(connections).set({ changedAt: days(30.1) });
    expect((await pair.seenByAda()).refusal).toBeNull();
    expect((await pair.adaAsks()).statusCode).toBe(201);
  });

  it('turns the roles round when the one who declined asks', async () => {
    const pair = await newPair();
    await createConnection(app.db, pair.ada.id, pair.ben.id, { status: 'declined' });
    expect((await pair.seenByBen()).refusal).toBeNull();
    await pair.benAsks();
    expect(await pair.seenByAda()).toMatchObject({ status: 'pending', role: 'recipient' });
  });
});

describe(respondToConnection, () => {
  it('cannot answer a new request by the id of the old one', async () => {
    const pair = await newPair();
    const old = (await pair.adaAsks()).json().connectionId ?? '';
    await withdraw(pair.asAda, old);
    await pair.adaAsks();
    expect((await respond(pair.asBen, old, 'accepted')).statusCode).toBe(404);
    expect((await pair.seenByBen()).status).toBe('pending');
  });

  it('answers 404 once the two have blocked each other', async () => {
    const pair = await newPair();
    const { connectionId } = (await pair.adaAsks()).json();
    await createBlock(app.db, pair.ada.id, pair.ben.id);
    expect((await respond(pair.asBen, connectionId ?? '', 'accepted')).statusCode).toBe(404);
  });
});

describe(withdrawRequest, () => {
  it('takes the notification back', async () => {
    const pair = await newPair();
    const { connectionId } = (await pair.adaAsks()).json();
    await withdraw(pair.asAda, connectionId ?? '');
    expect(await pair.toldBen()).toEqual([]);
    await pair.adaAsks();
    expect(await pair.toldBen()).toHaveLength(1);
  });
});

describe('at the same moment', () => {
  it('two who ask each other become connected: one row, no failure', async () => {
    for (let round = 0; round < 25; round++) {
      const pair = await newPair();
      const answers = await Promise.all([pair.adaAsks(), pair.benAsks()]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
      expect(answers.map((answer) => answer.json().status).toSorted()).toEqual([
        'accepted',
        'pending',
      ]);
      expect([(await pair.seenByAda()).status, (await pair.seenByBen()).status]).toEqual([
        'accepted',
        'accepted',
      ]);
    }
  });

  it('anything at all leaves one row a pair and no 5xx', async () => {
    const pair = await newPair();
    for (let round = 0; round < 10; round++) {
      const id = (await pair.seenByAda()).connectionId ?? 'conn_x';
      const answers = await Promise.all([
        pair.adaAsks(),
        pair.benAsks(),
        pair.adaAsks(),
        respond(pair.asBen, id, 'accepted'),
        respond(pair.asAda, id, 'blocked'),
        withdraw(pair.asBen, id),
        withdraw(pair.asAda, id),
      ]);
      expect(Math.max(...answers.map(({ statusCode }) => statusCode))).toBeLessThan(500);
    }
    const rows = await app.db.select().from(connections);
    const ofPair = rows.filter((row) =>
      [row.requesterId, row.addresseeId].every((id) => [pair.ada.id, pair.ben.id].includes(id)),
    );
    expect(ofPair.length).toBeLessThanOrEqual(1);
  });
});
