import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { posts } from '#contract/posts/contract.ts';
import { newId } from '../../db/ids.ts';
import { sql } from '../../db/sql.ts';
import { createPost, createUser } from '../../testing/factories.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { notify } from './commands/notify.ts';
import { notificationsPerDay } from './daily-allowance.ts';
import { notificationActs, notifications } from './tables.ts';

let app: TestApp;
let unlimited: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  unlimited = await createTestApp({
    databaseUrl: app.databaseUrl,
    env: { RATE_LIMIT: 'off' },
  });
});
afterAll(async () => {
  await unlimited.close();
  await app.close();
});

const countOf = (userId: string) => app.db.$count(notifications, eq(notifications.userId, userId));

/** A member whose acts caused this many notifications, at this time. */
async function createBusyMember(count: number, at = sql`now()`) {
  const [actor, recipient] = await Promise.all([createUser(app.db), createUser(app.db)]);
  const notificationId = newId('note');
  await app.db
    .insert(notifications)
    .values({ id: notificationId, userId: recipient.id, type: 'like', groupKey: 'post' });
  const acts = Array.from({ length: count }, () => ({
    notificationId,
    userId: recipient.id,
    actorId: actor.id,
    title: 'New like',
    message: 'Somebody likes your post.',
    at,
  }));
  await app.db.insert(notificationActs).values(acts);
  return actor;
}

async function like(on: TestApp, member: { id: string }) {
  const post = await createPost(app.db);
  const answer = await (await on.as(member))(posts.like, { params: { id: post.id } });
  return { status: answer.statusCode, written: await countOf(post.authorId) };
}

describe('the notifications that one member causes in a day', () => {
  it('end at the limit; the act succeeds', async () => {
    const busy = await createBusyMember(notificationsPerDay - 1);
    expect(await like(app, busy)).toEqual({ status: 200, written: 1 });
    expect(await like(app, busy)).toEqual({ status: 200, written: 0 });
    expect(await like(app, await createUser(app.db))).toEqual({ status: 200, written: 1 });
  });

  it('go to the first of many recipients', async () => {
    const busy = await createBusyMember(notificationsPerDay - 1);
    const [first, second] = await Promise.all([createUser(app.db), createUser(app.db)]);
    const reason = { by: 'search', search: 'grip' } as const;
    const data = { jobId: 'job', jobTitle: 'Grip', reason };
    await notify(app.db, [first.id, second.id], { type: 'job_match', actor: busy, data });
    expect([await countOf(first.id), await countOf(second.id)]).toEqual([1, 0]);
  });

  it('begin anew after a day', async () => {
    const busy = await createBusyMember(notificationsPerDay, sql`now() - interval '25 hours'`);
    expect(await like(app, busy)).toMatchObject({ written: 1 });
  });

  it('have no limit with RATE_LIMIT=off', async () => {
    const busy = await createBusyMember(notificationsPerDay);
    expect(await like(unlimited, busy)).toMatchObject({ written: 1 });
  });
});
