import { eq, isNotNull, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { audit } from '#contract/audit/contract.ts';
import { auth } from '#contract/auth/contract.ts';
import { conversations } from '#contract/messages/contract.ts';
import {
  type Notification,
  notifications as notificationRoutes,
} from '#contract/notifications/contract.ts';
import { notificationTypes } from '#contract/notifications/types.ts';
import { profileViews } from '#contract/profile-views/contract.ts';
import { param, sql } from '../db/sql.ts';
import { recordAct } from '../features/audit/commands.ts';
import { forwarding, forwardTask } from '../features/audit/forwarding.ts';
import { notifications } from '../features/notifications/tables.ts';
import { portfolioItems } from '../features/portfolio/tables.ts';
import { posts } from '../features/posts/tables.ts';
import { urlOfKey } from '../features/uploads/queries.ts';
import { uploads } from '../features/uploads/tables.ts';
import { users } from '../features/users/tables.ts';
import { createUser } from '../testing/factories.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { demoAdministrator, demoStudent } from './data/members.ts';
import { portfolio } from './data/portfolio.ts';
import { posts as demoPosts } from './data/posts.ts';
import { demoId } from './demo-ids.ts';
import { seedDemo } from './seed-demo.ts';

let app: TestApp;
let isSeeded: boolean;
beforeAll(async () => {
  app = await createTestApp();
  forwarding.attach(app.db, { where: 'another log', send: async () => undefined });
  isSeeded = await seedDemo(app.db, 'demo.nyu.edu', 'America/New_York');
});
afterAll(() => app.close());

it('fills an empty database once, and leaves a community that has members alone', async () => {
  expect(isSeeded).toBe(true);
  const count = await app.db.$count(users);
  expect(count).toBe(41);
  expect(await app.db.$count(posts)).toBeGreaterThan(30);
  expect(await seedDemo(app.db, 'demo.nyu.edu', 'America/New_York')).toBe(true);
  expect(await app.db.$count(users)).toBe(count);

  const answer = await app.call(auth.logIn, {
    body: {
      email: 'maya.okafor@demo.nyu.edu',
      password: 'callboard-demo',
    },
  });
  expect(answer.statusCode).toBe(200);
});

it('shows every picture from the start, with the sizes that an upload has', async () => {
  expect(await app.db.$count(users, isNull(users.profileImageUrl))).toBe(0);
  expect(await app.db.$count(portfolioItems, isNotNull(portfolioItems.uploadId))).toBe(
    portfolio.length,
  );
  const illustrated = await app.db.select().from(posts).where(isNotNull(posts.uploadId));
  expect(illustrated).toHaveLength(demoPosts.filter(({ artwork }) => artwork).length);
  expect(illustrated.filter(({ mediaAlt }) => !mediaAlt)).toEqual([]);

  expect(await app.db.$count(uploads, isNull(uploads.attachedAt))).toBe(0);
  const call = await app.as({ id: demoId.user(demoStudent) });
  for (const { key, size, variants } of await app.db.select().from(uploads)) {
    const answer = await call('GET', urlOfKey(key));
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(answer.rawPayload).toHaveLength(size);
    for (const variant of variants) {
      expect((await call('HEAD', urlOfKey(variant.key))).statusCode).toBe(200);
    }
  }
});

it('shows the week’s profile views to whoever signs in', async () => {
  const id = demoId.user(demoStudent);
  const answer = await (await app.as({ id }))(profileViews.stats, { params: { userId: id } });
  expect(answer.json().weeklyViews).toBe(10);
  expect(answer.json().recentViews).toHaveLength(3);
});

it('has messages for the student: some unread, a request, a picture, and the bell leads to them', async () => {
  const send = await app.as({ id: demoId.user(demoStudent) });
  const list = (await send(conversations.list)).json();
  const shown = list.map(({ status, unreadCount }) => [status, unreadCount]);
  expect(shown).toEqual([
    ['requested', 1],
    ['open', 2],
    ['open', 0],
    ['open', 0],
  ]);
  expect((await send(conversations.unreadCount)).json()).toEqual({ count: 3 });
  const theo = list[1]?.id;
  const thread = (await send(conversations.messages, { params: { id: theo } })).json();
  expect(thread.filter(({ file }) => file)).toHaveLength(1);
  const told = (await send(notificationRoutes.list, { query: { type: 'message' } })).json();
  expect(told.map(({ data }) => data.conversationId).toSorted()).toEqual(
    list.map(({ id }) => id).toSorted(),
  );
  expect(told.map(({ isRead }) => isRead)).toEqual([false, false, true, true]);
  await send(conversations.markRead, { params: { id: theo } });
  expect((await send(conversations.unreadCount)).json()).toEqual({ count: 1 });
});

it('tells the student of every type, some read, some of several people, over days', async () => {
  const send = await app.as({ id: demoId.user(demoStudent) });
  const list: Notification[] = (await send(notificationRoutes.list)).json();
  expect(new Set(list.map(({ type }) => type))).toEqual(
    new Set(notificationTypes.filter((type) => type !== 'data_export')),
  );
  expect(new Set(list.map(({ isRead }) => isRead)).size).toBe(2);
  expect(list.filter(({ actorCount }) => actorCount > 2).length).toBeGreaterThan(2);
  expect(new Set(list.map(({ createdAt }) => createdAt.slice(0, 10))).size).toBeGreaterThan(3);
  expect(await app.db.$count(notifications, isNull(notifications.mailedAt))).toBe(0);
});

it('has acts of several weeks in the audit log, by and about people who are there', async () => {
  const send = await app.as({ id: demoId.user(demoAdministrator) });
  const log = (await send(audit.list)).json();
  expect(log.length).toBeGreaterThan(8);
  expect(new Set(log.map(({ action }) => action)).size).toBeGreaterThan(6);
  expect(new Set(log.map(({ createdAt }) => createdAt.slice(0, 10))).size).toBeGreaterThan(6);
  const lost = log.filter(
    ({ actor, actorId, subject, subjectId }) => (actorId && !actor) || (subjectId && !subject),
  );
  expect(lost).toEqual([]);
  const about = await app.as({ id: demoId.user('tyler-nakai') });
  expect((await about(audit.listAboutMe)).json()).toHaveLength(3);
});

it('forwards no act of its past to another log, though later ones', async () => {
  const note = 'after the demo';
  await recordAct(app.db, { action: 'user.update', actor: null, note });
  const { rows } = await app.db.execute<{ note: string | null }>(
    sql`SELECT a.note FROM pgboss.job j JOIN audit_entries a ON a.id = j.data->>'entryId'
      WHERE j.name = ${param(forwardTask.name)}`,
  );
  expect(rows).toEqual([{ note }]);
});

it('says that a real community has no demo in it', async () => {
  const real = await createTestApp();
  await createUser(real.db);
  expect(await seedDemo(real.db, 'demo.nyu.edu', 'America/New_York')).toBe(false);
  expect(await real.db.$count(users, eq(users.isAdmin, true))).toBe(0);
  await real.close();
});
