import type { SQL } from 'drizzle-orm';
import type { NotificationData } from '#contract/notifications/contract.ts';
import {
  describeNotification,
  type NotificationFacts,
} from '#contract/notifications/describe-notification.ts';
import type { NotificationType } from '#contract/notifications/types.ts';
import { type BatchRun, isLeftOut } from '#server/db/batch-run.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { isActive } from '../../users/queries.ts';
import { isWanted } from './is-wanted.ts';
import { isShown, shownNotification } from './shown-notification.ts';

/** What its recipient has not seen for this long is mailed; older than two days it is no news. */
const minAge = sql`interval '5 minutes'`;
const maxAge = sql`interval '2 days'`;

/** SQL: the notification `n` of the member `u` is to be mailed now. */
const isDue = (run: BatchRun): SQL => sql`NOT n.is_read AND n.mailed_at IS NULL
  AND n.created_at < now() - ${minAge} AND n.created_at > now() - ${maxAge}
  AND ${isActive(sql`u`)} AND ${isWanted(sql`n`, sql`u`)} AND ${isShown(sql`n`, sql`n.user_id`)}
  AND NOT ${isLeftOut(run, sql`n.id`)}`;

/** Locks what is to be mailed to some members, all of each; what another instance has locked is left to it. */
export async function lockUnmailed(
  tx: Db,
  run: BatchRun,
  maxMembers: number,
): Promise<{ id: string; userId: string }[]> {
  const { rows } = await tx.execute<{ id: string; userId: string }>(sql`
    SELECT n.id, n.user_id AS "userId" FROM notifications n JOIN users u ON u.id = n.user_id
    WHERE n.user_id IN (SELECT DISTINCT n.user_id FROM notifications n JOIN users u ON u.id = n.user_id
        WHERE ${isDue(run)} LIMIT ${param(maxMembers)}) AND ${isDue(run)}
    FOR NO KEY UPDATE OF n SKIP LOCKED`);
  return rows;
}

/** A notification as its recipient reads it. */
export type ToldNotification = {
  id: string;
  userId: string;
  email: string;
  firstName: string;
  type: NotificationType;
  title: string;
  message: string;
  data: NotificationData;
};

/** These notifications by recipient, the newest first. */
export async function listTold(db: Db, ids: string[]): Promise<ToldNotification[]> {
  const { rows } = await db.execute<
    Omit<ToldNotification, 'title' | 'message'> & { facts: NotificationFacts }
  >(sql`
    SELECT n.id, n.user_id AS "userId", u.email, u.first_name AS "firstName", n.type, shown.data, shown.facts
    FROM notifications n JOIN users u ON u.id = n.user_id
    CROSS JOIN LATERAL (${shownNotification(sql`n`, sql`n.user_id`)}) shown
    WHERE n.id = ANY (${param(ids)}::text[])
    ORDER BY n.user_id, n.created_at DESC, n.id DESC`);
  return rows.map(({ facts, ...row }) => ({ ...row, ...describeNotification(facts) }));
}
