import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notification, notifications } from '#contract/notifications/contract.ts';
import { param, sql } from '../../db/sql.ts';
import { createBlock, createUser } from '../../testing/factories.ts';
import { createPersonas, membersOnly, statusesOf } from '../../testing/personas.ts';
import { readChangingPages } from '../../testing/read-pages.ts';
import { wrong } from '../../testing/send.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { notify } from './commands/notify.ts';
import { notificationRoutes } from './routes.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof createPersonas>>;

beforeAll(async () => {
  app = await createTestApp();
  people = await createPersonas(app);
});
afterAll(() => app.close());

const like = (actor: { id: string }, postId: string) => ({
  type: 'like' as const,
  actor: { firstName: 'Mem', lastName: 'Ber', ...actor },
  data: { postId },
});

let posts = 0;
/** Notifies a member of a like, by default of a new post. */
const sendLike = (
  userId: string,
  {
    actor = people.member,
    postId = `post_${++posts}`,
  }: { actor?: { id: string }; postId?: string } = {},
) => notify(app.db, [userId], like(actor, postId));

const listOf = async (user: { id: string }) =>
  (await (await app.as(user))(notifications.list)).json();
const countOf = async (user: { id: string }) =>
  (await (await app.as(user))(notifications.count)).json().count;

async function newOfOwner() {
  await sendLike(people.owner.id);
  const [newest] = await listOf(people.owner);
  if (!newest) throw new Error('There is no notification.');
  return newest;
}

describe(notificationRoutes, () => {
  it.each(['markRead', 'remove'] as const)('%s is for the owner only', async (name) => {
    const statuses = await statusesOf(people.send, async (send) =>
      send(notifications[name], { params: { id: (await newOfOwner()).id } }),
    );
    expect(statuses).toEqual({ ...membersOnly(404), owner: 204 });
  });
});

describe('GET /api/notifications', () => {
  it('shows mine and nobody else’s, with who did it', async () => {
    const user = await createUser(app.db);
    await sendLike(user.id, { postId: 'post_mine' });
    await sendLike(people.owner.id);
    const list = await listOf(user);
    expect(list).toHaveLength(1);
    expect(notification.strict().parse(list[0])).toMatchObject({
      type: 'like',
      isRead: false,
      title: 'New like',
      message: 'Mem Ber likes your post.',
      data: { postId: 'post_mine', senderId: people.member.id },
      actor: { id: people.member.id, firstName: 'Mem' },
    });
  });

  it('comes newest first, in pages that neither repeat nor skip', async () => {
    const user = await createUser(app.db);
    for (let n = 0; n < 7; n++) await sendLike(user.id, { postId: `N${n}` });
    const send = await app.as(user);
    const pages = await readChangingPages(
      send,
      () => sendLike(user.id, { postId: 'Later' }),
      notifications.list,
      { query: { limit: 3 } },
    );
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
    expect(pages.flat().map(({ data }) => data.postId)).toEqual([
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
    const answer = await people.send.member(notifications.list, { query: { cursor: 'WyJ4Il0' } });
    expect(answer.statusCode).toBe(400);
  });

  it('hides what blocked and suspended members did, and counts it neither', async () => {
    const user = await createUser(app.db);
    const [blocked, blocker, suspended] = [
      await createUser(app.db),
      await createUser(app.db),
      await createUser(app.db),
    ];
    for (const actor of [blocked, blocker, suspended]) await sendLike(user.id, { actor });
    await notify(app.db, [user.id], {
      type: 'job_milestone',
      actor: null,
      data: { jobId: 'job_1', jobTitle: 'Harpist', counted: 'views', count: 10 },
    });
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

describe('GET /api/notifications?type=', () => {
  it('lists those of the type, in pages', async () => {
    const user = await createUser(app.db);
    for (let n = 0; n < 3; n++) {
      await sendLike(user.id, { postId: `T${n}` });
      await notify(app.db, [user.id], {
        type: 'message',
        actor: await createUser(app.db),
        data: { event: 'sent', messageId: `${n}`, conversationId: `conv_${n}` },
      });
    }
    const pages = await readChangingPages(
      await app.as(user),
      () => sendLike(user.id, { postId: 'Later' }),
      notifications.list,
      { query: { type: 'like', limit: 2 } },
    );
    expect(pages.flat().map(({ data }) => data.postId)).toEqual(['T2', 'T1', 'T0']);
  });

  it.each(['unknown', '', 'like,message', "' OR 1=1"])('refuses %j', async (type) => {
    const query = { type: wrong(type) };
    expect((await people.send.member(notifications.list, { query })).statusCode).toBe(400);
  });
});

describe('reading', () => {
  it('takes one off the count, and twice is once', async () => {
    const user = await createUser(app.db);
    const send = await app.as(user);
    await sendLike(user.id);
    await sendLike(user.id);
    const [newest] = await listOf(user);
    for (let n = 0; n < 2; n++) {
      const answer = await send(notifications.markRead, { params: { id: newest?.id } });
      expect(answer.statusCode).toBe(204);
    }
    expect(await countOf(user)).toBe(1);
    expect((await listOf(user)).map(({ isRead }) => isRead)).toEqual([true, false]);
  });

  it('of all leaves those of others unread', async () => {
    const [user, other] = [await createUser(app.db), await createUser(app.db)];
    for (const one of [user, user, other]) await sendLike(one.id);
    await (await app.as(user))(notifications.markAllRead);
    expect([await countOf(user), await countOf(other)]).toEqual([0, 1]);
  });
});
