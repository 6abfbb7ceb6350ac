import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connections } from '#contract/connections/contract.ts';
import { endorsements } from '#contract/endorsements/contract.ts';
import { notifications as notificationRoutes } from '#contract/notifications/contract.ts';
import { posts } from '#contract/posts/contract.ts';
import { transaction } from '#server/db/transaction.ts';
import {
  createBlock,
  createConnection,
  createPost,
  createUser,
} from '#server/testing/factories.ts';
import { manualClock } from '#server/testing/manual-clock.ts';
import { pauseSchedule } from '#server/testing/pause-schedule.ts';
import { recordStatements } from '#server/testing/record-statements.ts';
import type { Answer, Send } from '#server/testing/send.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { notifications } from '../tables.ts';
import { notify } from './notify.ts';
import { retractNotification } from './retract-notifications.ts';

let app: TestApp;
let member: Awaited<ReturnType<typeof createUser>>;
beforeAll(async () => {
  app = await createTestApp({ background: true, clock: manualClock() });
  for (const task of ['mail-unseen', 'sweep-pushes']) await pauseSchedule(app.db, task);
  member = await createUser(app.db, { firstName: 'Mem', lastName: 'Ber' });
});
afterAll(() => app.close());

const like = (actor: { id: string }, postId: string) => ({
  type: 'like' as const,
  actor: { firstName: 'Mem', lastName: 'Ber', ...actor },
  data: { postId },
});
const sendLike = (
  userId: string,
  { actor = member, postId = 'post_1' }: { actor?: { id: string }; postId?: string } = {},
) => notify(app.db, [userId], like(actor, postId));
const listOf = async (user: { id: string }) =>
  (await (await app.as(user))(notificationRoutes.list)).json();
const countOf = async (user: { id: string }) =>
  (await (await app.as(user))(notificationRoutes.count)).json().count;

describe(notify, () => {
  it('notifies nobody of their own acts, nor of a member behind a block', async () => {
    const [user, other] = [await createUser(app.db), await createUser(app.db)];
    await sendLike(user.id, { actor: user });
    await createBlock(app.db, other.id, user.id);
    await sendLike(user.id, { actor: other });
    await sendLike(other.id, { actor: user });
    expect([...(await listOf(user)), ...(await listOf(other))]).toEqual([]);
  });

  it('notifies nobody of the act of a suspended member', async () => {
    const [user, suspended] = [
      await createUser(app.db),
      await createUser(app.db, { suspendedAt: '2026-01-01T00:00:00Z' }),
    ];
    await sendLike(user.id, { actor: suspended });
    expect(await app.db.$count(notifications, eq(notifications.userId, user.id))).toBe(0);
  });

  it('notifies each recipient once of the same thing', async () => {
    const [user, other] = [await createUser(app.db), await createUser(app.db)];
    for (const one of [user, user, other]) await sendLike(one.id, { postId: 'the same' });
    expect([await countOf(user), await countOf(other)]).toEqual([1, 1]);
  });

  it('is undone with the transaction that causes it', async () => {
    const user = await createUser(app.db);
    const undone = transaction(app.db, async (tx) => {
      await notify(tx, [user.id], like(member, 'undone'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await countOf(user)).toBe(0);
  });

  it('notifies several at once', async () => {
    const users = [await createUser(app.db), await createUser(app.db), await createUser(app.db)];
    const [actor] = users;
    if (!actor) throw new Error('No users.');
    await notify(
      app.db,
      users.map(({ id }) => id),
      like(actor, 'post_1'),
    );
    expect(await Promise.all(users.map(countOf))).toEqual([0, 1, 1]);
  });
});

/** Each prepares something that this member is notified of. */
const acts: Record<string, (recipientId: string) => Promise<(send: Send) => Promise<Answer>>> = {
  'a like': async (recipientId) => {
    const { id } = await createPost(app.db, { authorId: recipientId });
    return (send) => send(posts.like, { params: { id } });
  },
  'an endorsement': async (userId) => (send) =>
    send(endorsements.endorse, { params: { userId, skill: 'Acting' } }),
  'a request to connect': async (addresseeId) => (send) =>
    send(connections.request, { body: { addresseeId } }),
};

describe('the notification of', () => {
  it.each(Object.entries(acts))(
    '%s is one statement more, so that the act stays quick',
    async (name, prepare) => {
      const actor = await createUser(app.db);
      const recipient = await createUser(app.db, { skills: ['Acting'] });
      if (name === 'an endorsement') await createConnection(app.db, actor.id, recipient.id);
      const send = await app.as(actor);
      const act = await prepare(recipient.id);
      const statements = await recordStatements(async () => {
        const answer = await act(send);
        expect(answer.statusCode, answer.body).toBeLessThan(300);
      });
      const about = statements.filter((text) => /\bnotification(s|_acts)\b/.test(text));
      expect(about).toHaveLength(1);
      expect(about[0]).toContain('INSERT INTO notification_acts');
    },
  );
});

describe('what happens to one notification at the same moment', () => {
  it('neither fails nor loses an act', async () => {
    const user = await createUser(app.db);
    const send = await app.as(user);
    const actors = await Promise.all(Array.from({ length: 6 }, () => createUser(app.db)));
    const retract = (actor: { id: string }) =>
      transaction(app.db, (tx) => retractNotification(tx, user.id, like(actor, 'busy')));
    for (let round = 0; round < 15; round++) {
      await Promise.all(
        actors.slice(0, 3).map((actor) => notify(app.db, [user.id], like(actor, 'busy'))),
      );
      const [line] = await listOf(user);
      const answers = await Promise.all([
        send(notificationRoutes.markRead, { params: { id: line?.id } }),
        send(notificationRoutes.markAllRead),
        ...actors.slice(0, 3).map(retract),
        ...actors.slice(3).map((actor) => notify(app.db, [user.id], like(actor, 'busy'))),
      ]);
      for (const answer of answers) if (answer) expect(answer.statusCode).toBeLessThan(500);
      expect(await listOf(user)).toMatchObject([{ actorCount: 3 }]);
      const removals = [
        send(notificationRoutes.remove, { params: { id: line?.id } }),
        ...actors.slice(3).map(retract),
      ];
      for (const answer of await Promise.all(removals))
        if (answer) expect(answer.statusCode).toBeLessThan(500);
      expect(await listOf(user)).toEqual([]);
    }
  });
});
