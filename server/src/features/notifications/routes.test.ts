import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Notification, notification } from '#contract/notifications/contract.ts';
import { param, sql } from '../../db/sql.ts';
import { transaction } from '../../db/transaction.ts';
import { createBlock, createUser } from '../../testing/factories.ts';
import { createPersonas, statusesOf } from '../../testing/personas.ts';
import { readPages } from '../../testing/read-pages.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import {
  markHandled,
  type NewNotification,
  notify,
  notifyAll,
  retractNotification,
} from './commands.ts';
import { notificationRoutes } from './routes.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;

beforeAll(async () => {
  app = await createTestApp();
  people = await createPersonas(app);
});
afterAll(() => app.close());

const tell = (userId: string, more: Partial<NewNotification> = {}) =>
  notify(app.db, {
    userId,
    type: 'like',
    actorId: people.member.id,
    title: 'New like',
    message: 'Mem Ber likes your post.',
    data: { postId: 'post_1' },
    ...more,
  });

const listOf = async (user: { id: string }): Promise<Notification[]> =>
  (await (await app.as(user))('GET', '/api/notifications')).json();
const countOf = async (user: { id: string }): Promise<number> =>
  (await (await app.as(user))('GET', '/api/notifications/count')).json().count;

async function newOfOwner(): Promise<Notification> {
  await tell(people.owner.id);
  const [newest] = await listOf(people.owner);
  if (!newest) throw new Error('Nothing was told.');
  return newest;
}

describe(notificationRoutes, () => {
  it.each([
    ['PATCH', '/read', [401, 404, 204, 404, 401]],
    ['DELETE', '', [401, 404, 204, 404, 401]],
  ] as const)(
    'answers %s /api/notifications/:id%s to its owner only',
    async (method, suffix, expected) => {
      const url = async () => `/api/notifications/${(await newOfOwner()).id}${suffix}`;
      expect(Object.values(await statusesOf(people.send, method, url))).toEqual(expected);
    },
  );

  it.each([
    ['GET', '/api/notifications', 200],
    ['GET', '/api/notifications/count', 200],
    ['PATCH', '/api/notifications/mark-all-read', 204],
  ] as const)('answers %s %s to members only', async (method, url, ok) => {
    const statuses = await statusesOf(people.send, method, () => url);
    expect(Object.values(statuses)).toEqual([401, ok, ok, ok, 401]);
  });
});

describe('GET /api/notifications', () => {
  it('shows mine and nobody else’s, with who did it', async () => {
    const user = await createUser(app.db);
    await tell(user.id);
    await tell(people.owner.id, { title: 'Not mine' });
    const list = await listOf(user);
    expect(list).toHaveLength(1);
    expect(notification.strict().parse(list[0])).toMatchObject({
      type: 'like',
      isRead: false,
      data: { postId: 'post_1' },
      actor: { id: people.member.id, firstName: 'Mem' },
    });
  });

  it('comes newest first, in pages that neither repeat nor skip', async () => {
    const user = await createUser(app.db);
    for (let n = 0; n < 7; n++) await tell(user.id, { title: `N${n}` });
    const send = await app.as(user);
    const pages = await readPages<Notification>(send, '/api/notifications?limit=3', () =>
      tell(user.id, { title: 'Later' }),
    );
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
    expect(pages.flat().map(({ title }) => title)).toEqual([
      'N6',
      'N5',
      'N4',
      'N3',
      'N2',
      'N1',
      'N0',
    ]);
  });

  it('refuses a page link that was tampered with', async () => {
    const answer = await people.send.member('GET', '/api/notifications?cursor=WyJ4Il0');
    expect(answer.statusCode).toBe(400);
  });

  it('hides what blocked and suspended members did, and counts it neither', async () => {
    const user = await createUser(app.db);
    const [blocked, blocker, suspended] = [
      await createUser(app.db),
      await createUser(app.db),
      await createUser(app.db),
    ];
    for (const actor of [blocked, blocker, suspended]) await tell(user.id, { actorId: actor.id });
    await tell(user.id, { actorId: null, type: 'job_milestone' });
    expect(await countOf(user)).toBe(4);
    await createBlock(app.db, user.id, blocked.id);
    await createBlock(app.db, blocker.id, user.id);
    await app.db.execute(
      sql`UPDATE users SET suspended_at = now() WHERE id = ${param(suspended.id)}`,
    );
    expect((await listOf(user)).map(({ type }) => type)).toEqual(['job_milestone']);
    expect(await countOf(user)).toBe(1);
  });
});

describe('reading', () => {
  it('takes one off the count, and twice is once', async () => {
    const user = await createUser(app.db);
    const send = await app.as(user);
    await tell(user.id);
    await tell(user.id);
    const [newest] = await listOf(user);
    for (let n = 0; n < 2; n++) {
      const answer = await send('PATCH', `/api/notifications/${newest?.id}/read`);
      expect(answer.statusCode).toBe(204);
    }
    expect(await countOf(user)).toBe(1);
    expect((await listOf(user)).map(({ isRead }) => isRead)).toEqual([true, false]);
  });

  it('of all leaves those of others unread', async () => {
    const [user, other] = [await createUser(app.db), await createUser(app.db)];
    for (const one of [user, user, other]) await tell(one.id);
    await (await app.as(user))('PATCH', '/api/notifications/mark-all-read');
    expect([await countOf(user), await countOf(other)]).toEqual([0, 1]);
  });
});

describe(notify, () => {
  it('tells nobody of their own acts, nor of someone behind a block', async () => {
    const [user, other] = [await createUser(app.db), await createUser(app.db)];
    await tell(user.id, { actorId: user.id });
    await createBlock(app.db, other.id, user.id);
    await tell(user.id, { actorId: other.id });
    await tell(other.id, { actorId: user.id });
    expect([...(await listOf(user)), ...(await listOf(other))]).toEqual([]);
  });

  it('tells a thing with a key once to each', async () => {
    const [user, other] = [await createUser(app.db), await createUser(app.db)];
    for (const one of [user, user, other]) await tell(one.id, { dedupeKey: 'the same' });
    expect([await countOf(user), await countOf(other)]).toEqual([1, 1]);
  });

  it('is undone with the transaction that causes it', async () => {
    const user = await createUser(app.db);
    const undone = transaction(app.db, async (tx) => {
      await notify(tx, {
        userId: user.id,
        type: 'like',
        actorId: null,
        title: 'x',
        message: 'x',
        data: {},
      });
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await countOf(user)).toBe(0);
  });

  it('tells several at once', async () => {
    const users = [await createUser(app.db), await createUser(app.db), await createUser(app.db)];
    await notifyAll(
      app.db,
      users.map(({ id }) => id),
      { type: 'like', actorId: users[0]?.id ?? null, title: 'x', message: 'x', data: {} },
    );
    expect(await Promise.all(users.map(countOf))).toEqual([0, 1, 1]);
  });

  it('can be taken back or settled by its key', async () => {
    const user = await createUser(app.db);
    await tell(user.id, { dedupeKey: 'back' });
    await tell(user.id, { dedupeKey: 'settled' });
    await retractNotification(app.db, user.id, 'back');
    await markHandled(app.db, user.id, 'settled');
    expect(await listOf(user)).toMatchObject([{ isRead: true }]);
  });
});
