import { startRun, throwFailures, workThrough } from '#server/db/batch-run.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import type { MailLinks } from '../mail-links.ts';
import { digestMail } from './digest-mail.ts';
import {
  type DigestMember,
  type DigestWeek,
  listDigestEvents,
  listDigestJobs,
  listDigestMembers,
  listDigestPeople,
} from './queries.ts';

const membersAtOnce = 100;

/**
 * Sends the digest of a week to every member who wants it and for whom there is something in it. A run that follows one
 * that died goes on where it stopped; of two runs at the same time each takes its own members.
 */
export async function sendDigests(db: Db, week: DigestWeek, links: MailLinks): Promise<void> {
  const run = startRun('send-digests', week.monday);
  let afterId = '';
  for (;;) {
    const members = await listDigestMembers(db, week, afterId, membersAtOnce);
    const last = members.at(-1);
    if (!last) break;
    const ids = members.map(({ id }) => id);
    await workThrough(db, run, ids, (tx, some) => {
      const wanted = new Set(some);
      return sendSome(
        tx,
        week,
        members.filter(({ id }) => wanted.has(id)),
        links,
      );
    });
    afterId = last.id;
  }
  throwFailures(run);
}

/** The mails are enqueued with the mark that they were: after a crash both have happened or neither has. */
async function sendSome(
  tx: Db,
  week: DigestWeek,
  members: DigestMember[],
  links: MailLinks,
): Promise<void> {
  const taken = await takeMembers(tx, week, members);
  const ids = taken.map(({ id }) => id);
  const jobs = Map.groupBy(await listDigestJobs(tx, week, ids), userIdOf);
  const events = Map.groupBy(await listDigestEvents(tx, week, ids), userIdOf);
  const people = Map.groupBy(await listDigestPeople(tx, week, ids), userIdOf);
  for (const member of taken) {
    const { id } = member;
    const digest = {
      jobs: jobs.get(id) ?? [],
      events: events.get(id) ?? [],
      people: people.get(id) ?? [],
    };
    const mail = digestMail(member, digest, week.timeZone, links);
    if (mail) await sendMail(tx, mail);
  }
}

/** Those of the members who were not taken by another run, and who still want it. */
async function takeMembers(
  tx: Db,
  { monday }: DigestWeek,
  members: DigestMember[],
): Promise<DigestMember[]> {
  const ids = members.map(({ id }) => id);
  const { rows } = await tx.execute<{ id: string }>(sql`
    INSERT INTO digests (user_id, week)
    SELECT u.id, ${param(monday)}::date FROM users u
    WHERE u.id = ANY (${param(ids)}::text[]) AND u.email_digest ORDER BY u.id
    ON CONFLICT (user_id) DO UPDATE SET week = excluded.week WHERE digests.week < excluded.week
    RETURNING user_id AS id`);
  const taken = new Set(rows.map(({ id }) => id));
  return members.filter(({ id }) => taken.has(id));
}

function userIdOf({ userId }: { userId: string }): string {
  return userId;
}
