import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifications as notificationRoutes } from '#contract/notifications/contract.ts';
import type { NewNotification } from '#contract/notifications/new-notification.ts';
import { startRun } from '#server/db/batch-run.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { type AuthApp, createAuthApp } from '#server/testing/auth-app.ts';
import { createBlock, createUser } from '#server/testing/factories.ts';
import { pauseSchedule, untilDone } from '#server/testing/pause-schedule.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { takeUnmailed } from '../../notifications/commands/take-unmailed.ts';
import { lockUnmailed } from '../../notifications/queries/list-unmailed.ts';
import { notifications } from '../../notifications/tables.ts';
import { users } from '../../users/tables.ts';
import { mailLinks } from '../mail-links.ts';
import { mailNotifications } from './commands.ts';

type Member = Awaited<ReturnType<typeof createUser>>;

let app: AuthApp;
let actor: Member;
beforeAll(async () => {
  app = await createAuthApp();
  await pauseSchedule(app.db, 'mail-unseen');
  actor = await createUser(app.db, { firstName: 'Ana', lastName: 'Ruiz' });
});
afterAll(() => app.close());

const like = (postId: string, by: Member = actor): NewNotification => ({
  type: 'like',
  actor: by,
  data: { postId },
});
const view = (by: Member = actor): NewNotification => ({
  type: 'profile_view',
  actor: by,
  data: { day: '2026-11-16' },
});

/** Notifies the member as if it had been `minutes` ago. */
async function tell(to: Member, notification: NewNotification, minutes = 6): Promise<void> {
  await notify(app.db, [to.id], notification);
  await app.db.execute(sql`UPDATE notifications SET created_at = now() - make_interval(mins => ${param(minutes)})
    WHERE user_id = ${param(to.id)} AND created_at > now() - interval '1 minute'`);
}

const run = () => mailNotifications(app.db, mailLinks(app));

/** Mails what is due and returns every mail to this member so far. */
async function mailsTo({ email }: Member) {
  await run();
  await untilDone(app.db, ['send-mail']);
  return app.mailsTo(email, 0);
}

const isMailed = async ({ id }: Member) => {
  const rows = await app.db.select().from(notifications).where(eq(notifications.userId, id));
  return rows.map(({ mailedAt }) => mailedAt !== null);
};

describe('no mail is sent', () => {
  it('about what is younger than five minutes or older than two days', async () => {
    const [young, old] = [await createUser(app.db), await createUser(app.db)];
    await tell(young, like('post_1'), 4);
    await tell(old, like('post_1'), 2 * 24 * 60 + 1);
    expect([await mailsTo(young), await mailsTo(old)]).toEqual([[], []]);
    expect([await isMailed(young), await isMailed(old)]).toEqual([[false], [false]]);
  });

  it('about what has been read', async () => {
    const member = await createUser(app.db);
    await tell(member, like('post_1'));
    await (await app.as(member))(notificationRoutes.markAllRead);
    expect(await mailsTo(member)).toEqual([]);
  });

  it('where the setting of its type is off at the moment of sending', async () => {
    const member = await createUser(app.db);
    await tell(member, view());
    await tell(member, like('post_1'));
    await app.db.update(users).set({ emailProfileViews: false }).where(eq(users.id, member.id));
    const [mail, ...more] = await mailsTo(member);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Ana Ruiz likes your post');
  });

  it('that waits in the queue until it was read, its setting was switched off or the member was suspended', async () => {
    const changes = [
      sql`UPDATE notifications SET is_read = true WHERE user_id =`,
      sql`UPDATE users SET email_notifications = false WHERE id =`,
      sql`UPDATE users SET suspended_at = now() WHERE id =`,
    ];
    for (const change of changes) {
      const member = await createUser(app.db);
      await tell(member, like('post_1'));
      await transaction(app.db, async (tx) => {
        await mailNotifications(tx, mailLinks(app));
        await tx.execute(sql`${change} ${param(member.id)}`);
      });
      expect(await isMailed(member)).toEqual([true]);
      expect(await mailsTo(member)).toEqual([]);
    }
  });

  it('to suspended members, nor about the act of one or across a block', async () => {
    const gone = await createUser(app.db);
    const blocker = await createUser(app.db);
    const other = await createUser(app.db);
    const suspended = await createUser(app.db);
    await tell(gone, like('post_1'));
    await tell(blocker, like('post_1'));
    await tell(other, like('post_1', suspended));
    await createBlock(app.db, blocker.id, actor.id);
    for (const { id } of [gone, suspended])
      await app.db
        .update(users)
        .set({ suspendedAt: new Date().toISOString() })
        .where(eq(users.id, id));
    for (const member of [gone, blocker, other]) expect(await mailsTo(member)).toEqual([]);
  });

  it('about a view of a member who hides views by now', async () => {
    const viewer = await createUser(app.db);
    const member = await createUser(app.db);
    await tell(member, view(viewer));
    await app.db.update(users).set({ hideProfileViews: true }).where(eq(users.id, viewer.id));
    expect(await mailsTo(member)).toEqual([]);
    const bell = await (await app.as(member))(notificationRoutes.list);
    expect(bell.json()).toEqual([]);
  });

  it('a second time, however many likes join what is still unread', async () => {
    const member = await createUser(app.db);
    await tell(member, like('post_1'));
    expect(await mailsTo(member)).toHaveLength(1);
    await tell(member, like('post_1', await createUser(app.db)));
    expect(await mailsTo(member)).toHaveLength(1);
    await (await app.as(member))(notificationRoutes.markAllRead);
    await tell(member, like('post_1', await createUser(app.db, { lastName: 'Third' })));
    expect(await mailsTo(member)).toHaveLength(2);
  });
});

describe('a mail', () => {
  it('about one notification says it and leads to it', async () => {
    const member = await createUser(app.db);
    await tell(member, like('post_1'));
    const [mail] = await mailsTo(member);
    expect(mail?.subject).toBe('Ana Ruiz likes your post');
    expect(mail?.text).toContain('New like');
    expect(mail?.text).toMatch(/^http:\/\/callboard\.test\/posts\/post_1$/m);
    expect(mail?.text).toMatch(/^Unsubscribe from mails like this:\nhttp:.*\.n\.[\w-]{43}$/m);
    const headers = new Map(mail?.headers.map(({ key, value }) => [key, value]));
    expect(headers.get('list-unsubscribe')).toMatch(/^<http:\/\/callboard\.test\/api\/unsub.*>$/);
    expect(headers.get('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const long = mail?.text?.split('\n').filter((line) => line.length > 78) ?? [];
    expect(long.every((line) => line.startsWith('http://callboard.test/api/unsubscribe'))).toBe(
      true,
    );
  });

  it('is cut between two characters where its subject is too long', async () => {
    const member = await createUser(app.db);
    const start = 'Ana Ruiz endorsed you for ';
    const skill = `${'x'.repeat(199 - start.length)}🎬🎬🎬`;
    await tell(member, { type: 'skill_endorsement', actor, data: { skill } });
    const [mail] = await mailsTo(member);
    expect(mail?.subject).toBe(`${start}${'x'.repeat(199 - start.length)}`);
  });

  it('counts those who acted, as the bell does', async () => {
    const member = await createUser(app.db);
    const others = [await createUser(app.db), await createUser(app.db)];
    for (const by of [...others, actor]) await tell(member, like('post_1', by));
    const [mail] = await mailsTo(member);
    expect(mail?.subject).toBe('Ana Ruiz and 2 others like your post');
  });

  it('is one for everything that a member has not seen, and can stop all of it', async () => {
    const member = await createUser(app.db, { firstName: 'Maya' });
    await tell(member, like('post_1'), 8);
    await tell(member, view(), 7);
    const [mail, ...more] = await mailsTo(member);
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Ana Ruiz viewed your profile, and 1 more');
    expect(mail?.text).toContain(
      '* Ana Ruiz viewed your profile.\n  http://callboard.test/profile/',
    );
    expect(mail?.text).toContain(
      '* Ana Ruiz likes your post.\n  http://callboard.test/posts/post_1',
    );
    const link = /http:\S+unsubscribe\S+/.exec(mail?.text ?? '')?.[0].replace(app.publicUrl(), '');
    expect((await app.call('POST', link ?? '')).body).toContain('These mails have stopped');
    await tell(member, like('post_2'));
    expect(await mailsTo(member)).toHaveLength(1);
  });
});

describe('exactly once', () => {
  it('is sent by one of several runs at the same time', async () => {
    const members = await Promise.all(Array.from({ length: 5 }, () => createUser(app.db)));
    for (const member of members) await tell(member, like('post_1'));
    await Promise.all([run(), run(), run()]);
    for (const member of members) expect(await mailsTo(member)).toHaveLength(1);
  });

  it('is sent by the next run where one died in the middle', async () => {
    const member = await createUser(app.db);
    await tell(member, like('post_1'));
    const dying = transaction(app.db, async (tx) => {
      const due = await lockUnmailed(tx, startRun('mail-unseen'), 1000);
      expect(
        await takeUnmailed(
          tx,
          due.map(({ id }) => id),
        ),
      ).toContainEqual(expect.objectContaining({ userId: member.id }));
      throw new Error('The process ends.');
    });
    await expect(dying).rejects.toThrow('ends');
    expect(await isMailed(member)).toEqual([false]);
    expect(await mailsTo(member)).toHaveLength(1);
    expect(await isMailed(member)).toEqual([true]);
  });

  it('is sent to everyone when more members wait than one batch takes', async () => {
    const members = await Promise.all(Array.from({ length: 60 }, () => createUser(app.db)));
    for (const member of members) await tell(member, like('post_1'));
    for (const member of members) expect(await mailsTo(member)).toHaveLength(1);
  });
});
