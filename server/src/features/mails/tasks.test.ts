import { afterAll, beforeAll, expect, it } from 'vitest';
import { param, sql } from '../../db/sql.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { type AuthApp, createAuthApp } from '../../testing/auth-app.ts';
import { eventually } from '../../testing/eventually.ts';
import { createJob, createUser } from '../../testing/factories.ts';
import { pauseSchedule } from '../../testing/pause-schedule.ts';
import { notify } from '../notifications/commands/notify.ts';
import { weekOf } from './digest/week-of.ts';
import { mailUnseenTask, sendDigestsTask } from './tasks.ts';

const scheduled = [
  ['mail-unseen', '* * * * *', 'UTC'],
  ['send-digests', '0 8 * * 1', 'America/New_York'],
  ['mail-daily-finds', '0 8 * * *', 'America/New_York'],
  ['mail-weekly-finds', '0 8 * * 1', 'America/New_York'],
] as const;

let app: AuthApp;
let schedules: Map<string, unknown>;
beforeAll(async () => {
  app = await createAuthApp();
  schedules = await eventually(async () => {
    const { rows } = await app.db.execute<{ name: string; cron: string; timezone: string }>(
      sql`SELECT name, cron, timezone FROM pgboss.schedule`,
    );
    const found = new Map(rows.map(({ name, ...when }) => [name, when]));
    if (!scheduled.every(([name]) => found.has(name)))
      throw new Error('Not everything is scheduled yet.');
    return found;
  });
});
afterAll(() => app.close());

it.each(scheduled)('schedules %s', (name, cron, timezone) => {
  expect(schedules.get(name)).toEqual({ cron, timezone });
});

it('mails unseen notifications from the queue', async () => {
  const [member, actor] = [await createUser(app.db), await createUser(app.db)];
  await notify(app.db, [member.id], { type: 'like', actor, data: { postId: 'post_1' } });
  await app.db.execute(sql`UPDATE notifications SET created_at = now() - interval '6 minutes'
    WHERE user_id = ${param(member.id)}`);
  await enqueue(app.db, mailUnseenTask, {});
  expect(await app.mailsTo(member.email)).toMatchObject([
    { subject: 'Ada Lovelace likes your post' },
  ]);
});

it('sends the digest of the week from the queue', async () => {
  await pauseSchedule(app.db, 'send-digests');
  const member = await createUser(app.db, { skills: ['Harp'] });
  const { timeZone } = app.config;
  const monday = Date.parse(`${weekOf(app.clock.now(), timeZone)}T00:00:00Z`);
  const createdAt = new Date(monday - 3 * 86_400_000).toISOString();
  await createJob(app.db, { skills: ['Harp'], createdAt });
  await enqueue(app.db, sendDigestsTask, {});
  expect(await app.mailsTo(member.email)).toMatchObject([
    { subject: 'Your week on Callboard: 1 job' },
  ]);
});
