import type { SQL } from 'drizzle-orm';
import { type BatchRun, isLeftOut } from '#server/db/batch-run.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { isUnexpired } from '../../auth/sessions/queries.ts';
import { isWanted } from '../../notifications/queries/is-wanted.ts';
import { isShown } from '../../notifications/queries/shown-notification.ts';
import { isActive } from '../../users/queries.ts';

export interface DuePush {
  subscriptionId: string;
  notificationId: string;
  userId: string;
}

/** Older ones are no news any more; quiet hours end within a day. */
const newest = sql`interval '36 hours'`;

/** SQL: the recipient of `n` has quiet hours at this moment. */
const isQuiet = (now: SQL): SQL => sql`EXISTS (
  SELECT 1 FROM quiet_hours q, LATERAL (SELECT (${now} AT TIME ZONE q.time_zone)::time AS now) clock
  WHERE q.user_id = n.user_id AND CASE WHEN q.starts_at < q.ends_at
    THEN clock.now >= q.starts_at AND clock.now < q.ends_at
    ELSE clock.now >= q.starts_at OR clock.now < q.ends_at END)`;

/** SQL: the subscriptions of signed-in devices of a member. */
const subscriptionsOf = (member: SQL): SQL => sql`
  SELECT s.id, s.created_at FROM push_subscriptions s JOIN sessions ON sessions.id = s.session_id
    JOIN users owner ON owner.id = sessions.user_id
  WHERE s.user_id = ${member} AND ${isUnexpired(sql`sessions`, sql`owner`)}`;

/**
 * Locks the notifications that are to be pushed now, each with every device that was there before it. What another instance
 * has locked is skipped: it pushes those.
 */
export async function lockDuePushes(
  tx: Db,
  run: BatchRun,
  { now, memberIds, limit }: { now: number; memberIds: string[] | null; limit: number },
): Promise<DuePush[]> {
  const instant = sql`to_timestamp(${param(now / 1000)}::float8)`;
  const members = memberIds
    ? sql`unnest(${param(memberIds)}::text[]) AS member (id)`
    : sql`(SELECT DISTINCT user_id AS id FROM push_subscriptions) member`;
  const { rows } = await tx.execute<DuePush & Record<string, unknown>>(sql`
    WITH due AS (
      SELECT n.id, n.user_id, n.created_at
      FROM ${members} JOIN users ON users.id = member.id JOIN notifications n ON n.user_id = users.id
      WHERE NOT n.is_read AND n.pushed_at IS NULL AND n.created_at > now() - ${newest}
        AND EXISTS (SELECT 1 FROM (${subscriptionsOf(sql`n.user_id`)}) s WHERE s.created_at <= n.created_at)
        AND ${isActive(sql`users`)} AND ${isWanted(sql`n`, sql`users`)} AND NOT ${isQuiet(instant)}
        AND ${isShown(sql`n`, sql`n.user_id`)} AND NOT ${isLeftOut(run, sql`n.id`)}
      ORDER BY n.created_at
      LIMIT ${param(limit)}
      FOR NO KEY UPDATE OF n SKIP LOCKED)
    SELECT s.id AS "subscriptionId", due.id AS "notificationId", due.user_id AS "userId"
    FROM due JOIN LATERAL (${subscriptionsOf(sql`due.user_id`)}) s ON s.created_at <= due.created_at`);
  return rows;
}
