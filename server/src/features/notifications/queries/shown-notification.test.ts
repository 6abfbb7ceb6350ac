import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type Notification,
  notifications as notificationRoutes,
} from '#contract/notifications/contract.ts';
import { param, sql } from '#server/db/sql.ts';
import { createBlock, createUser } from '#server/testing/factories.ts';
import { createTestApp, type TestApp } from '#server/testing/test-app.ts';
import { markAllRead } from '../commands/mark-read.ts';
import { notify } from '../commands/notify.ts';
import { retractNotification } from '../commands/retract-notifications.ts';
import { notifications } from '../tables.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

type User = Awaited<ReturnType<typeof createUser>>;

const names = ['Ana Ruiz', 'Ben Okoro', 'Cleo Marsh', 'Dov Katz', 'Eva Lind'];
const createPeople = async (count: number): Promise<User[]> => {
  const people: User[] = [];
  for (const name of names.slice(0, count)) {
    const [firstName, lastName] = name.split(' ');
    people.push(await createUser(app.db, { firstName: firstName ?? '', lastName: lastName ?? '' }));
  }
  return people;
};

const like = (actor: User, postId = 'post_1') => ({
  type: 'like' as const,
  actor,
  data: { postId },
});
const listOf = async (user: { id: string }) =>
  (await (await app.as(user))(notificationRoutes.list)).json();
const messagesOf = async (user: { id: string }) =>
  (await listOf(user)).map(({ message }) => message);
const countOf = async (user: { id: string }) =>
  (await (await app.as(user))(notificationRoutes.count)).json().count;

describe('notifications of one group', () => {
  it('are one line that names one, two, or one and the number of others', async () => {
    const user = await createUser(app.db);
    const people = await createPeople(5);
    const seen: Pick<Notification, 'title' | 'message' | 'actorCount'>[] = [];
    for (const actor of people) {
      await notify(app.db, [user.id], like(actor));
      const [line, ...rest] = await listOf(user);
      expect(rest).toEqual([]);
      expect(line?.actor?.id).toBe(actor.id);
      if (line) seen.push(line);
    }
    expect(seen.map(({ message }) => message)).toEqual([
      'Ana Ruiz likes your post.',
      'Ben Okoro and Ana Ruiz like your post.',
      'Cleo Marsh and 2 others like your post.',
      'Dov Katz and 3 others like your post.',
      'Eva Lind and 4 others like your post.',
    ]);
    expect(seen.map(({ title }) => title).slice(0, 2)).toEqual(['New like', 'New likes']);
    expect(seen.map(({ actorCount }) => actorCount)).toEqual([1, 2, 3, 4, 5]);
    expect(await countOf(user)).toBe(1);
  });

  it('say over 99 beyond a hundred', async () => {
    const user = await createUser(app.db);
    for (let n = 0; n < 102; n++) await notify(app.db, [user.id], like(await createUser(app.db)));
    expect((await messagesOf(user))[0]).toMatch(/ and over 99 others like your post\.$/);
  });

  it('come back to the top, unread, when another act joins', async () => {
    const user = await createUser(app.db);
    const [ana, ben] = await createPeople(2);
    if (!ana || !ben) throw new Error('Nobody.');
    await notify(app.db, [user.id], like(ana, 'old'));
    await notify(app.db, [user.id], like(ana, 'new'));
    await markAllRead(app.db, user);
    await notify(app.db, [user.id], like(ben, 'old'));
    expect((await listOf(user)).map(({ data, isRead }) => [data.postId, isRead])).toEqual([
      ['old', false],
      ['new', true],
    ]);
  });

  it('are mailed and pushed again only where they had been read', async () => {
    const user = await createUser(app.db);
    const [ana, ben, cleo] = await createPeople(3);
    if (!ana || !ben || !cleo) throw new Error('Nobody.');
    const delivered = async () => {
      const [row] = await app.db
        .select()
        .from(notifications)
        .where(eq(notifications.userId, user.id));
      return [row?.mailedAt !== null, row?.pushedAt !== null];
    };
    await notify(app.db, [user.id], like(ana));
    expect(await delivered()).toEqual([false, false]);
    await app.db.execute(
      sql`UPDATE notifications SET mailed_at = now(), pushed_at = now() WHERE user_id = ${param(user.id)}`,
    );
    await notify(app.db, [user.id], like(ben));
    expect(await delivered()).toEqual([true, true]);
    await markAllRead(app.db, user);
    await notify(app.db, [user.id], like(cleo));
    expect(await delivered()).toEqual([false, false]);
  });

  it('leave out whom the recipient may not see, in name and number', async () => {
    const user = await createUser(app.db);
    const [ana, ben, cleo] = await createPeople(3);
    if (!ana || !ben || !cleo) throw new Error('Nobody.');
    for (const actor of [ana, ben, cleo]) await notify(app.db, [user.id], like(actor));
    await createBlock(app.db, cleo.id, user.id);
    expect(await messagesOf(user)).toEqual(['Ben Okoro and Ana Ruiz like your post.']);
    await app.db.execute(sql`UPDATE users SET suspended_at = now() WHERE id = ${param(ben.id)}`);
    expect(await messagesOf(user)).toEqual(['Ana Ruiz likes your post.']);
    await createBlock(app.db, user.id, ana.id);
    expect([await messagesOf(user), await countOf(user)]).toEqual([[], 0]);
  });

  it('of a job’s milestones say the newest', async () => {
    const user = await createUser(app.db);
    const job = { jobId: 'job_1', jobTitle: 'Harpist', counted: 'views' as const };
    for (const count of [10, 50])
      await notify(app.db, [user.id], {
        type: 'job_milestone',
        actor: null,
        data: { ...job, count },
      });
    expect(await messagesOf(user)).toEqual(['“Harpist” has been viewed 50 times.']);
  });

  it('of one sender’s messages are one line of one person', async () => {
    const user = await createUser(app.db);
    const [ana] = await createPeople(1);
    if (!ana) throw new Error('Nobody.');
    for (const messageId of ['one', 'two'])
      await notify(app.db, [user.id], {
        type: 'message',
        actor: ana,
        data: { event: 'sent', messageId, conversationId: 'conv_1' },
      });
    expect(await listOf(user)).toMatchObject([
      { message: 'Ana Ruiz sent you a message.', actorCount: 1 },
    ]);
  });

  it('take all that come at the same moment', async () => {
    const user = await createUser(app.db);
    const people = await createPeople(5);
    await Promise.all(
      [...people, ...people].map((actor) => notify(app.db, [user.id], like(actor))),
    );
    expect(await listOf(user)).toMatchObject([{ actorCount: 5 }]);
  });
});

describe('an act that is undone', () => {
  it('leaves the name and the number, and the last one takes the line with it', async () => {
    const user = await createUser(app.db);
    const [ana, ben] = await createPeople(2);
    if (!ana || !ben) throw new Error('Nobody.');
    for (const actor of [ana, ben]) await notify(app.db, [user.id], like(actor));
    await retractNotification(app.db, user.id, like(ben));
    expect(await messagesOf(user)).toEqual(['Ana Ruiz likes your post.']);
    await retractNotification(app.db, user.id, like(ana));
    expect(await app.db.$count(notifications, eq(notifications.userId, user.id))).toBe(0);
  });

  it('leaves what had been read before it read, in its old place', async () => {
    const user = await createUser(app.db);
    const [ana, ben] = await createPeople(2);
    if (!ana || !ben) throw new Error('Nobody.');
    for (const postId of ['old', 'new']) await notify(app.db, [user.id], like(ana, postId));
    await markAllRead(app.db, user);
    await notify(app.db, [user.id], like(ben, 'old'));
    await retractNotification(app.db, user.id, like(ben, 'old'));
    expect(await countOf(user)).toBe(0);
    expect((await listOf(user)).map(({ data }) => data.postId)).toEqual(['new', 'old']);
  });

  it('can be done again', async () => {
    const user = await createUser(app.db);
    const [ana] = await createPeople(1);
    if (!ana) throw new Error('Nobody.');
    await notify(app.db, [user.id], like(ana));
    await retractNotification(app.db, user.id, like(ana));
    await notify(app.db, [user.id], like(ana));
    expect(await messagesOf(user)).toEqual(['Ana Ruiz likes your post.']);
  });
});

describe('the names', () => {
  const rename = (user: User) =>
    app.db.execute(sql`UPDATE users SET first_name = 'Zoe' WHERE id = ${param(user.id)}`);

  it('are those that the members have now', async () => {
    const user = await createUser(app.db);
    const [ana, ben] = await createPeople(2);
    if (!ana || !ben) throw new Error('Nobody.');
    await notify(app.db, [user.id], like(ana));
    await rename(ana);
    expect(await messagesOf(user)).toEqual(['Zoe Ruiz likes your post.']);
    await notify(app.db, [user.id], like(ben));
    expect(await messagesOf(user)).toEqual(['Ben Okoro and Zoe Ruiz like your post.']);
  });

  it('stand as they stood in what an earlier version stored of one act', async () => {
    const user = await createUser(app.db);
    const [ana, ben] = await createPeople(2);
    if (!ana || !ben) throw new Error('Nobody.');
    await notify(app.db, [user.id], like(ana));
    await app.db.execute(
      sql`UPDATE notification_acts SET facts = NULL WHERE user_id = ${param(user.id)}`,
    );
    await rename(ana);
    expect(await listOf(user)).toMatchObject([
      { title: 'New like', message: 'Ana Ruiz likes your post.' },
    ]);
    await notify(app.db, [user.id], like(ben));
    await app.db.execute(
      sql`UPDATE notification_acts SET facts = NULL WHERE user_id = ${param(user.id)}`,
    );
    expect(await listOf(user)).toMatchObject([
      { title: 'New likes', message: 'Ben Okoro and Zoe Ruiz like your post.' },
    ]);
  });
});
