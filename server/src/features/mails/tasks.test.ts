import { afterAll, beforeAll, expect, it } from 'vitest';
import { param, sql } from '../../db/sql.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { type AuthApp, createAuthApp } from '../../testing/auth-app.ts';
import { eventually } from '../../testing/eventually.ts';
import { createUser } from '../../testing/factories.ts';
import { notify } from '../notifications/commands/notify.ts';
import { mailNotificationsTask } from './tasks.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await createAuthApp();
});
afterAll(() => app.close());

it('looks for unseen notifications every minute', async () => {
  await eventually(async () => {
    const { rows } = await app.db.execute(
      sql`SELECT cron, timezone FROM pgboss.schedule WHERE name = 'mail-notifications'`,
    );
    expect(rows).toEqual([{ cron: '* * * * *', timezone: 'UTC' }]);
  });
});

it('mails them from the queue', async () => {
  const [member, actor] = [await createUser(app.db), await createUser(app.db)];
  await notify(app.db, [member.id], { type: 'like', actor, data: { postId: 'post_1' } });
  await app.db.execute(sql`UPDATE notifications SET created_at = now() - interval '6 minutes'
    WHERE user_id = ${param(member.id)}`);
  await enqueue(app.db, mailNotificationsTask, {});
  expect(await app.mailsTo(member.email)).toMatchObject([
    { subject: 'Ada Lovelace likes your post' },
  ]);
});
