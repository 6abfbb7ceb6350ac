import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { presence, type UsersToday } from '#contract/presence/contract.ts';
import { createUser } from '../../testing/factories.ts';
import {
  activityClock,
  activityNow,
  createActivity,
  dayOf,
} from '../../testing/random-activity.ts';
import type { Send } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { analyticsEvents } from '../tracking/tables.ts';
import { countOnline, listOnline, listToday } from './queries.ts';
import { presences } from './tables.ts';

let app: TestApp;
let administrator: Send;
beforeAll(async () => {
  app = await createTestApp({ clock: activityClock });
  administrator = await app.as(await createUser(app.db, { isAdmin: true }));
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db.delete(presences);
});

const minutesAgo = (minutes: number) => new Date(activityNow - minutes * 60_000).toISOString();

async function beHere(
  minutes: number,
  fields: Parameters<typeof createUser>[1] = {},
  since = minutes,
) {
  const user = await createUser(app.db, fields);
  await app.db.insert(presences).values({
    userId: user.id,
    page: '/jobs',
    seenAt: minutesAgo(minutes),
    onlineSince: minutesAgo(since),
  });
  return user;
}

const hidden = [
  { hideProfileViews: true },
  { suspendedAt: '2026-01-01T00:00:00Z' },
  { deletionDueAt: '2026-12-01T00:00:00Z' },
];

describe(listOnline, () => {
  it('names who was here in the last five minutes and does not hide, the last one first', async () => {
    const early = await beHere(4.9, {}, 60);
    await beHere(5.1);
    for (const fields of hidden) await beHere(1, fields);
    const late = await beHere(0.5);
    const list = (await administrator(presence.listOnline)).json();
    expect(list.map(({ id }) => id)).toEqual([late.id, early.id]);
    expect(list[1]).toMatchObject({
      currentPage: '/jobs',
      user: { id: early.id, lastName: 'Lovelace' },
    });
    expect(Date.parse(list[1]?.onlineSince ?? '')).toBe(Date.parse(minutesAgo(60)));
  });
});

describe(countOnline, () => {
  it('leaves the same people out, and only administrators read how many exactly', async () => {
    const analyst = await app.as(await createUser(app.db, { role: 'analyst' }));
    const moderator = await app.as(await createUser(app.db, { role: 'moderator' }));
    const counts = async () => [
      (await administrator(presence.countOnline)).json().count,
      (await moderator(presence.countOnline)).json().count,
      (await analyst(presence.countOnline)).json().count,
    ];
    await beHere(5.1);
    for (const fields of hidden) await beHere(1, fields);
    for (const minutes of [0.5, 4.9]) await beHere(minutes);
    expect(await counts()).toEqual([2, 0, 0]);
    for (const minutes of [2, 2, 2, 2]) await beHere(minutes);
    expect(await counts()).toEqual([6, 5, 5]);
  });
});

describe(listToday, () => {
  const read = async () => (await administrator(presence.listToday)).json();
  const visitsOf = ({ users }: UsersToday, id: string) =>
    users.find(({ user }) => user.id === id)?.visitCount;

  it('counts a visit for each break of more than half an hour, by the day of the school', async () => {
    const member = await createUser(app.db);
    const act = (...times: string[]) =>
      app.db.insert(analyticsEvents).values(
        times.map((createdAt) => ({
          userId: member.id,
          kind: 'page_view' as const,
          page: '/',
          createdAt,
        })),
      );
    await act('2026-03-10T03:59:59Z');
    expect(visitsOf(await read(), member.id)).toBeUndefined();
    await act('2026-03-10T04:00:00Z');
    expect(visitsOf(await read(), member.id)).toBe(1);
    await act('2026-03-10T04:30:00Z');
    expect(visitsOf(await read(), member.id)).toBe(1);
    await act('2026-03-10T05:00:01Z', '2026-03-10T16:00:00Z', '2026-03-10T16:10:00Z');
    expect(visitsOf(await read(), member.id)).toBe(3);
  });

  it('names nobody who hides, is suspended or leaves', async () => {
    const { users, totalUsers } = await read();
    expect(users).toHaveLength(totalUsers);
    const people = await Promise.all(hidden.map((fields) => beHere(1, fields)));
    const again = await read();
    expect(again.totalUsers).toBe(totalUsers);
    expect(people.some(({ id }) => visitsOf(again, id))).toBe(false);
  });

  it('finds everyone whom a count in JavaScript finds, with their last act', async () => {
    const { events, suspended } = await createActivity(app.db, 19);
    const today = events.filter(
      ({ createdAt, userId }) => dayOf(createdAt) === '2026-03-10' && userId !== suspended.id,
    );
    const { users } = await read();
    const last = new Map(
      users.map(({ user, lastActivity }) => [user.id, Date.parse(lastActivity)]),
    );
    expect(today.length).toBeGreaterThan(0);
    for (const [id, acts] of Map.groupBy(today, ({ userId }) => userId))
      expect(last.get(id)).toBe(Math.max(...acts.map(({ createdAt }) => Date.parse(createdAt))));
  });
});
