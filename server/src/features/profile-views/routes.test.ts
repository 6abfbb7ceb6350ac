import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '#contract/notifications/contract.ts';
import { profileViews as profileViewRoutes } from '#contract/profile-views/contract.ts';
import { tracking } from '#contract/tracking/contract.ts';
import { schoolDay, schoolTime } from '../../platform/school-time.ts';
import { createBlock, createProfileView, createUser } from '../../testing/factories.ts';
import { createPersonas, statusesOf } from '../../testing/personas.ts';
import type { Send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { users } from '../users/tables.ts';
import { deleteOldProfileViews } from './commands.ts';
import { profileViews } from './tables.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;

beforeAll(async () => {
  app = await createTestApp();
  people = await createPersonas(app);
});
afterAll(() => app.close());

const look = (send: Send, contentId: string) =>
  send(tracking.viewContent, { body: { contentType: 'profile', contentId } });
const viewsOf = (viewedId: string) =>
  app.db.select().from(profileViews).where(eq(profileViews.viewedId, viewedId));
const statsOf = async (user: { id: string }) =>
  (await (await app.as(user))(profileViewRoutes.stats, { params: { userId: user.id } })).json();
const recentOf = async (user: { id: string }, query: { limit?: number } = {}) => {
  const send = await app.as(user);
  return (await send(profileViewRoutes.recent, { params: { userId: user.id }, query })).json();
};
const hide = (user: { id: string }, hideProfileViews = true) =>
  app.db.update(users).set({ hideProfileViews }).where(eq(users.id, user.id));
const daysAgo = (days: number) => {
  const at = new Date(Date.now() - days * 86_400_000).toISOString();
  return { at, day: schoolDay(Date.parse(at), app.config.timeZone) };
};

describe.each(Object.values(profileViewRoutes))('$method $path', (route) => {
  it('answers the member alone, not even administrators', async () => {
    const ask = (send: Send, userId = people.owner.id) => send(route, { params: { userId } });
    expect(await statusesOf(people.send, ask)).toEqual({
      stranger: 401,
      member: 403,
      owner: 200,
      administrator: 403,
      suspended: 401,
    });
    const refused = await ask(people.send.administrator);
    expect(refused.error().message).toBe(
      'Only members themselves can see who viewed their profile.',
    );
    expect((await ask(people.send.member, 'none')).statusCode).toBe(403);
  });
});

it.each(['0', '51', 'all', '-1'])('refuses a limit of %s', async (limit) => {
  const answer = await people.send.owner(profileViewRoutes.recent, {
    params: { userId: people.owner.id },
    query: { limit },
  });
  expect(answer.statusCode).toBe(400);
});

describe('a look at a profile', () => {
  it('is recorded once per viewer and day', async () => {
    const viewed = await createUser(app.db);
    for (let n = 0; n < 3; n++) await look(people.send.member, viewed.id);
    expect(await viewsOf(viewed.id)).toHaveLength(1);
    await app.db.update(profileViews).set(daysAgo(1)).where(eq(profileViews.viewedId, viewed.id));
    await look(people.send.member, viewed.id);
    expect(await viewsOf(viewed.id)).toHaveLength(2);
    expect(await recentOf(viewed)).toHaveLength(1);
  });

  it('is recorded once when two tabs tell of it at the same moment', async () => {
    const viewed = await createUser(app.db);
    await Promise.all(Array.from({ length: 5 }, () => look(people.send.member, viewed.id)));
    expect(await viewsOf(viewed.id)).toHaveLength(1);
    const bell = await (await app.as(viewed))(notifications.list);
    expect(bell.json()).toHaveLength(1);
  });

  it('is told to the member, once a day', async () => {
    const viewed = await createUser(app.db);
    await look(people.send.member, viewed.id);
    await look(people.send.member, viewed.id);
    const bell = await (await app.as(viewed))(notifications.list);
    expect(bell.json()).toMatchObject([
      {
        type: 'profile_view',
        message: 'Mem Ber viewed your profile.',
        data: { viewerId: people.member.id },
      },
    ]);
  });

  it('is not recorded for one’s own profile', async () => {
    await look(people.send.owner, people.owner.id);
    expect(await viewsOf(people.owner.id)).toEqual([]);
  });

  it.each(['viewer', 'viewed'] as const)(
    'is not recorded while the %s hides views',
    async (who) => {
      const pair = { viewer: await createUser(app.db), viewed: await createUser(app.db) };
      await hide(pair[who]);
      expect((await look(await app.as(pair.viewer), pair.viewed.id)).statusCode).toBe(204);
      expect(await viewsOf(pair.viewed.id)).toEqual([]);
      const bell = await (await app.as(pair.viewed))(notifications.list);
      expect(bell.json()).toEqual([]);
    },
  );

  it('is not recorded for an administrator across a block or of a suspended member', async () => {
    const blocker = await createUser(app.db);
    await createBlock(app.db, blocker.id, people.administrator.id);
    for (const { id } of [blocker, people.suspended]) {
      expect((await look(people.send.administrator, id)).statusCode).toBe(204);
      expect(await viewsOf(id)).toEqual([]);
    }
    await createBlock(app.db, people.owner.id, blocker.id);
    expect((await look(people.send.owner, blocker.id)).statusCode).toBe(404);
  });
});

describe('what the member sees', () => {
  it('is the count of the week and the last viewers', async () => {
    const viewed = await createUser(app.db);
    const viewers = await Promise.all([1, 2, 3, 4].map(() => createUser(app.db)));
    for (const [index, viewer] of viewers.entries())
      await createProfileView(app.db, viewer.id, viewed.id, daysAgo(index + 1));
    await createProfileView(app.db, viewers[3]?.id ?? '', viewed.id, daysAgo(0));
    await createProfileView(app.db, people.member.id, viewed.id, daysAgo(8));
    const stats = await statsOf(viewed);
    expect(stats.weeklyViews).toBe(5);
    expect(stats.recentViews.map(({ id }) => id)).toEqual(
      [3, 0, 1].map((index) => viewers[index]?.id),
    );
    expect(stats.recentViews[0]).toMatchObject({ viewedAt: expect.stringMatching(/^20.*T/) });
    const recent = await recentOf(viewed);
    const order = [viewers[3], viewers[0], viewers[1], viewers[2], people.member];
    expect(recent.map(({ viewer }) => viewer.id)).toEqual(order.map((one) => one?.id));
    expect(await recentOf(viewed, { limit: 2 })).toHaveLength(2);
  });

  it.each(['viewer', 'viewed'] as const)(
    'is nothing of the past while the %s hides views, and comes back',
    async (who) => {
      const pair = { viewer: await createUser(app.db), viewed: await createUser(app.db) };
      await look(await app.as(pair.viewer), pair.viewed.id);
      await hide(pair[who]);
      expect(await statsOf(pair.viewed)).toEqual({ weeklyViews: 0, recentViews: [] });
      expect(await recentOf(pair.viewed)).toEqual([]);
      await hide(pair[who], false);
      expect((await statsOf(pair.viewed)).weeklyViews).toBe(1);
    },
  );

  it('is nothing of blocked or suspended members', async () => {
    const viewed = await createUser(app.db);
    const other = await createUser(app.db);
    await createProfileView(app.db, people.suspended.id, viewed.id);
    await createProfileView(app.db, other.id, viewed.id);
    await createBlock(app.db, other.id, viewed.id);
    expect(await statsOf(viewed)).toEqual({ weeklyViews: 0, recentViews: [] });
  });

  it('is deleted after ninety days', async () => {
    const viewed = await createUser(app.db);
    await createProfileView(app.db, people.member.id, viewed.id, daysAgo(89));
    await createProfileView(app.db, people.member.id, viewed.id, daysAgo(92));
    await deleteOldProfileViews(app.db, schoolTime(app).today);
    expect(await app.db.$count(profileViews, and(eq(profileViews.viewedId, viewed.id)))).toBe(1);
  });
});
