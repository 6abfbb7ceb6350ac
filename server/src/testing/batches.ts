import { savedSearches } from '#contract/saved-searches/contract.ts';
import { newId } from '../db/ids.ts';
import { deleteLeftMembers } from '../features/account/commands/delete-left-members.ts';
import { closeUnanswered } from '../features/applications/commands/close-unanswered.ts';
import { remindOwners } from '../features/applications/commands/remind-owners.ts';
import { remindGuests } from '../features/events/commands/remind-guests.ts';
import { notifyMatches } from '../features/jobs/commands/notify-matches.ts';
import { warnOfExpiry } from '../features/jobs/commands/warn-of-expiry.ts';
import { sendDigests } from '../features/mails/digest/commands.ts';
import { mailLinks } from '../features/mails/mail-links.ts';
import { mailNotifications } from '../features/mails/notifications/commands.ts';
import { mailFoundJobs } from '../features/mails/searches/commands.ts';
import { notify } from '../features/notifications/commands/notify.ts';
import { deliverPushes } from '../features/push/commands/deliver-pushes.ts';
import { matchSearches } from '../features/saved-searches/commands/match-searches.ts';
import { liftEndedSuspensions } from '../features/users/commands.ts';
import { schoolTime } from '../platform/school-time.ts';
import type { AuthApp } from './auth-app.ts';
import { createRsvp } from './create-rsvp.ts';
import { createApplication, createEvent, createJob, createUser } from './factories.ts';
import { type Batch, uploadBatches } from './upload-batches.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

type Fields = Parameters<typeof createUser>[1];
const told = (type: string) => `SELECT user_id AS id FROM notifications WHERE type = '${type}'`;

/** Every task that works through a batch, with three items that are due. */
export function batchesOf(app: AuthApp): Record<string, () => Promise<Batch>> {
  const query = (text: string, values: unknown[] = []) => app.db.$client.query(text, values);

  async function three<T>(make: () => Promise<T>): Promise<T[]> {
    return [await make(), await make(), await make()];
  }

  const members = async (fields: Fields = {}) =>
    (await three(() => createUser(app.db, fields))).map(({ id }) => id);

  async function likes(ids: string[], minutesAgo: number): Promise<void> {
    const actor = await createUser(app.db);
    await notify(app.db, ids, { type: 'like', actor, data: { postId: newId('post') } });
    await query(
      'UPDATE notifications SET created_at = now() - make_interval(mins => $2) WHERE user_id = ANY ($1)',
      [ids, minutesAgo],
    );
  }

  async function searchers(q: string, delivery: 'bell' | 'daily'): Promise<string[]> {
    const ids = await members();
    for (const id of ids)
      await (await app.as({ id }))(savedSearches.create, { body: { q, delivery } });
    return ids;
  }

  async function devices(ids: string[]): Promise<void> {
    for (const id of ids) {
      await app.as({ id });
      await query(
        `INSERT INTO push_subscriptions (id, user_id, session_id, endpoint, p256dh, auth, created_at)
      SELECT 'push_' || id, user_id, id, 'https://push.example.com/' || id, '', '', now() - interval '1 day'
      FROM sessions WHERE user_id = $1`,
        [id],
      );
    }
  }

  return {
    'mail-unseen': async () => {
      const ids = await members();
      await likes(ids, 6);
      return {
        ids,
        poisoned: ['notifications', 'user_id'],
        run: () => mailNotifications(app.db, mailLinks(app)),
        done: 'SELECT user_id AS id FROM notifications WHERE mailed_at IS NOT NULL',
      };
    },
    'send-digests': async () => {
      const ids = await members({ skills: ['Harp'] });
      await createJob(app.db, { skills: ['Harp'], createdAt: '2026-11-12T12:00:00Z' });
      const week = { monday: '2026-11-16', timeZone: 'UTC' };
      return {
        ids,
        poisoned: ['digests', 'user_id'],
        run: () => sendDigests(app.db, week, mailLinks(app)),
        done: 'SELECT user_id AS id FROM digests',
      };
    },
    'mail-daily-finds': async () => {
      const owners = await searchers('theremin', 'daily');
      const job = await createJob(app.db, { title: 'Theremin player' });
      await matchSearches(app.db, job.id);
      const { rows } = await query('SELECT id FROM saved_searches WHERE user_id = ANY ($1)', [
        owners,
      ]);
      return {
        ids: rows.map(({ id }) => String(id)),
        poisoned: ['saved_search_finds', 'search_id'],
        run: () => mailFoundJobs(app.db, 'daily', mailLinks(app)),
        done: 'SELECT search_id AS id FROM saved_search_finds WHERE told_at IS NOT NULL',
      };
    },
    'match-job': async () => {
      const ids = await members({ skills: ['Bagpipes'] });
      const { id } = await createJob(app.db, { skills: ['Bagpipes'] });
      return {
        ids,
        poisoned: ['notifications', 'user_id'],
        run: () => notifyMatches(app.db, id, '2026-11-18'),
        done: told('job_match'),
      };
    },
    'match-searches': async () => {
      const ids = await searchers('accordion', 'bell');
      const { id } = await createJob(app.db, { title: 'Accordion player' });
      return {
        ids,
        poisoned: ['notifications', 'user_id'],
        run: () => matchSearches(app.db, id),
        done: told('job_match'),
      };
    },
    'warn-of-job-expiry': async () => {
      const times = { createdAt: inDays(-53), expiresAt: inDays(6) };
      const jobs = await three(() => createJob(app.db, times));
      return {
        ids: jobs.map(({ id }) => id),
        poisoned: ['jobs', 'id'],
        run: () => warnOfExpiry(app.db, '2026-11-18'),
        done: 'SELECT id FROM jobs WHERE expiry_warned_at IS NOT NULL',
      };
    },
    'remind-guests': async () => {
      const events = await three(() => createEvent(app.db, { eventDate: inDays(0.5) }));
      return {
        ids: events.map(({ id }) => id),
        poisoned: ['events', 'id'],
        run: () => remindGuests(app.db, 'UTC'),
        done: 'SELECT id FROM events WHERE reminded_at IS NOT NULL',
      };
    },
    'remind-guest': async () => {
      const ids = await members();
      const { id } = await createEvent(app.db, { eventDate: inDays(0.6) });
      for (const guestId of ids) await createRsvp(app.db, id, guestId);
      return {
        ids,
        poisoned: ['notifications', 'user_id'],
        run: () => remindGuests(app.db, 'UTC'),
        done: told('event'),
      };
    },
    'close-unanswered': async () => {
      const { id: jobId } = await createJob(app.db, { respondBy: '2026-03-01' });
      const made = await three(() => createApplication(app.db, { jobId }));
      return {
        ids: made.map(({ id }) => id),
        poisoned: ['applications', 'id'],
        run: () => closeUnanswered(app.db, schoolTime(app)),
        done: "SELECT id FROM applications WHERE status = 'rejected'",
      };
    },
    'remind-owners': async () => {
      const ids = await members();
      for (const authorId of ids) {
        const { id: jobId } = await createJob(app.db, { authorId });
        await createApplication(app.db, { jobId, createdAt: inDays(-8) });
      }
      return {
        ids,
        poisoned: ['notifications', 'user_id'],
        run: () => remindOwners(app.db, schoolTime(app)),
        done: told('job_milestone'),
      };
    },
    'lift-suspensions': async () => ({
      ids: await members({ suspendedAt: inDays(-9), suspendedUntil: inDays(-1) }),
      poisoned: ['users', 'id'],
      run: () => liftEndedSuspensions(app.db),
      done: 'SELECT id FROM users WHERE suspended_until IS NULL',
    }),
    'delete-left-members': async () => ({
      ids: await members({ deletionDueAt: inDays(-1) }),
      poisoned: ['users', 'id'],
      run: () => deleteLeftMembers(app.db),
      done: 'SELECT id FROM unnest($1::text[]) id WHERE NOT EXISTS (SELECT 1 FROM users u WHERE u.id = id.id)',
    }),
    'deliver-pushes': async () => {
      const ids = await members();
      await devices(ids);
      // The app pushes by itself what it is notified of; in quiet hours it leaves that to this run, half a day later.
      await query(
        `INSERT INTO quiet_hours (user_id, starts_at, ends_at, time_zone)
      SELECT id, now AT TIME ZONE 'UTC' - interval '6 hours', now AT TIME ZONE 'UTC' + interval '6 hours', 'UTC'
      FROM unnest($1::text[]) id, now()`,
        [ids],
      );
      await likes(ids, 1);
      return {
        ids,
        poisoned: ['notifications', 'user_id'],
        run: () => deliverPushes(app.db, Date.parse(inDays(0.5)), ids),
        done: 'SELECT user_id AS id FROM notifications WHERE pushed_at IS NOT NULL',
      };
    },
    'close-pushes': async () => {
      const ids = await members();
      await devices(ids);
      await query(
        `INSERT INTO push_deliveries (subscription_id, notification_id)
      SELECT id, user_id FROM push_subscriptions WHERE user_id = ANY ($1)`,
        [ids],
      );
      return {
        ids,
        poisoned: ['push_deliveries', 'notification_id'],
        run: () => deliverPushes(app.db, Date.now(), ids),
        done: 'SELECT id FROM unnest($1::text[]) id WHERE id NOT IN (SELECT notification_id FROM push_deliveries)',
      };
    },
    ...uploadBatches(app),
  };
}
