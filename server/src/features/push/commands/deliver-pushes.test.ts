import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { auth } from '#contract/auth/contract.ts';
import { notifications } from '#contract/notifications/contract.ts';
import { push } from '#contract/push/contract.ts';
import { param, sql } from '#server/db/sql.ts';
import { eventually } from '#server/testing/eventually.ts';
import { createBlock, createUser } from '#server/testing/factories.ts';
import { type ManualClock, manualClock } from '#server/testing/manual-clock.ts';
import {
  type PushBrowser,
  type PushService,
  startPushService,
} from '#server/testing/push-service.ts';
import type { Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { pushDelayMs } from '../tasks.ts';
import { deliverPushes } from './deliver-pushes.ts';

const hour = 3600_000;

let app: TestApp;
let service: PushService;
let clock: ManualClock;
beforeAll(async () => {
  clock = manualClock();
  service = await startPushService();
  app = await createTestApp({ background: true, push: service.connection, clock });
});
afterAll(async () => {
  await app.close();
  await service.stop();
});

interface Member {
  id: string;
  send: Send;
  browser: PushBrowser;
}

/** A member who has turned push on in one browser. */
async function createPushMember(fields: Parameters<typeof createUser>[1] = {}): Promise<Member> {
  const user = await createUser(app.db, fields);
  const send = await app.as(user);
  return { id: user.id, send, browser: await subscribe(send) };
}

async function subscribe(send: Send): Promise<PushBrowser> {
  const browser = service.newBrowser((await send(push.settings)).json().publicKey);
  const answer = await send(push.subscribe, { body: browser.subscription });
  expect(answer.statusCode).toBe(201);
  return browser;
}

let ana: Awaited<ReturnType<typeof createUser>>;
beforeEach(async () => {
  ana = await createUser(app.db, { firstName: 'Ana', lastName: 'Ruiz' });
});

const like = (to: { id: string }, actor = ana, postId = 'post_1') =>
  notify(app.db, [to.id], { type: 'like', actor, data: { postId } });
const deliver = (to: { id: string }, now = Date.now()) => deliverPushes(app.db, now, [to.id]);

/** What is marked as pushed, of all notifications of a member. */
async function pushedOf({ id }: { id: string }): Promise<boolean[]> {
  const { rows } = await app.db.execute<{ pushed: boolean }>(sql`
    SELECT pushed_at IS NOT NULL AS pushed FROM notifications WHERE user_id = ${param(id)} ORDER BY created_at`);
  return rows.map(({ pushed }) => pushed);
}

const received = (browser: PushBrowser, count: number) =>
  eventually(() => {
    expect(browser.received).toHaveLength(count);
    return browser.received.map(({ payload }) => payload);
  });

const idOf = async ({ send }: Member) => (await send(notifications.list)).json()[0]?.id;

describe(deliverPushes, () => {
  it('sends an encrypted push to each device, signed by the server, and only once', async () => {
    const member = await createPushMember();
    const tablet = await subscribe(await app.as(member));
    await like(member);
    await Promise.all([deliver(member), deliver(member)]);
    const tag = await idOf(member);
    const payload = {
      title: 'New like',
      message: 'Ana Ruiz likes your post.',
      link: '/posts/post_1',
      tag,
      count: 1,
    };
    expect(await received(member.browser, 1)).toEqual([payload]);
    expect(await received(tablet, 1)).toEqual([payload]);
    const headers = member.browser.received[0]?.headers;
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    expect(headers?.topic).toMatch(/^[\w-]{32}$/);
    await deliver(member);
    expect(await pushedOf(member)).toEqual([true]);
    const [device] = (await member.send(push.settings)).json().devices;
    expect(device?.lastSuccessAt).toEqual(expect.any(String));
  });

  it('follows a notification by itself, on the instance that made it', async () => {
    const member = await createPushMember();
    await like(member);
    await clock.untilAsleep();
    await clock.advance(pushDelayMs);
    expect(await received(member.browser, 1)).toMatchObject([{ title: 'New like' }]);
  });

  it('is one for a group, and comes back once that was read', async () => {
    const member = await createPushMember();
    const ben = await createUser(app.db, { firstName: 'Ben', lastName: 'Oh' });
    await like(member);
    await deliver(member);
    await received(member.browser, 1);
    await like(member, ben);
    await deliver(member);
    expect(await pushedOf(member)).toEqual([true]);
    const tag = await idOf(member);
    await member.send(notifications.markRead, { params: { id: tag } });
    await deliver(member);
    await received(member.browser, 2);
    const cleo = await createUser(app.db, { firstName: 'Cleo', lastName: 'Fox' });
    await like(member, cleo);
    await deliver(member);
    const pushes = await received(member.browser, 3);
    expect(pushes).toContainEqual({ close: tag, count: 0 });
    expect(pushes).toContainEqual(
      expect.objectContaining({ tag, message: 'Cleo Fox and 2 others like your post.' }),
    );
  });

  it('does not send what was read before', async () => {
    const member = await createPushMember();
    await like(member);
    await member.send(notifications.markAllRead);
    await deliver(member);
    expect(await pushedOf(member)).toEqual([false]);
  });

  it.each(['read', 'deleted'])('closes what was %s elsewhere', async (how) => {
    const member = await createPushMember();
    await like(member);
    await deliver(member);
    await received(member.browser, 1);
    const id = await idOf(member);
    if (how === 'read') await member.send(notifications.markRead, { params: { id } });
    else await member.send(notifications.remove, { params: { id } });
    await Promise.all([deliver(member), deliver(member)]);
    expect((await received(member.browser, 2))[1]).toEqual({ close: id, count: 0 });
  });

  it('obeys the settings, and tells of nobody behind a block', async () => {
    const [unwilling, blocker] = [
      await createPushMember({ emailNotifications: false }),
      await createPushMember(),
    ];
    for (const member of [unwilling, blocker]) await like(member);
    await createBlock(app.db, blocker.id, ana.id);
    for (const member of [unwilling, blocker]) await deliver(member);
    expect([await pushedOf(unwilling), await pushedOf(blocker)]).toEqual([[false], [false]]);
  });

  it('does not tell a new device of older notifications, nor one that is signed out', async () => {
    const user = await createUser(app.db);
    await like(user);
    const send = await app.as(user);
    await subscribe(send);
    await deliver(user);
    expect(await pushedOf(user)).toEqual([false]);
    await like(user, ana, 'post_2');
    await send(auth.logOut);
    await deliver(user);
    expect(await pushedOf(user)).toEqual([false, false]);
  });

  it('does not push to a member who was suspended', async () => {
    const member = await createPushMember();
    await like(member);
    await app.db.execute(sql`UPDATE users SET suspended_at = now() WHERE id = ${param(member.id)}`);
    await deliver(member);
    expect(await pushedOf(member)).toEqual([false]);
  });
});

describe('quiet hours', () => {
  const clockTime = (at: number) => new Date(at).toISOString().slice(11, 16);
  const setQuiet = (member: Member, from: number, until: number) =>
    member.send(push.setQuietHours, {
      body: { quietHours: { from: clockTime(from), until: clockTime(until), timeZone: 'UTC' } },
    });

  it('hold pushes until they end, then send one for each group that is still unread', async () => {
    const member = await createPushMember();
    const now = Date.now();
    await setQuiet(member, now - hour, now + hour);
    await like(member);
    await like(member, await createUser(app.db));
    await like(member, ana, 'post_2');
    await deliver(member, now);
    expect(await pushedOf(member)).toEqual([false, false]);
    await member.send(notifications.markRead, { params: { id: await idOf(member) } });
    await deliver(member, now + hour + 60_000);
    expect(await received(member.browser, 1)).toMatchObject([{ link: '/posts/post_1', count: 1 }]);
    expect((await pushedOf(member)).toSorted()).toEqual([false, true]);
  });

  it('follow the clock of their time zone', async () => {
    const member = await createPushMember();
    const tokyo = new Date(Date.now() + 9 * hour).getTime();
    const quietHours = {
      from: clockTime(tokyo - hour),
      until: clockTime(tokyo + hour),
      timeZone: 'Asia/Tokyo',
    };
    await member.send(push.setQuietHours, { body: { quietHours } });
    await like(member);
    await deliver(member);
    expect(await pushedOf(member)).toEqual([false]);
    await deliver(member, Date.now() + 2 * hour);
    await received(member.browser, 1);
  });

  it('are those of one member', async () => {
    const [quiet, loud] = [await createPushMember(), await createPushMember()];
    await setQuiet(quiet, Date.now() - hour, Date.now() + hour);
    for (const member of [quiet, loud]) await like(member);
    await deliverPushes(app.db, Date.now(), [quiet.id, loud.id]);
    expect([await pushedOf(quiet), await pushedOf(loud)]).toEqual([[false], [true]]);
  });
});
