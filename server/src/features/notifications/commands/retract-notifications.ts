import type { SQL } from 'drizzle-orm';
import { dedupeKeyOf, groupKeyOf } from '#contract/notifications/catalogue.ts';
import type { IdentifiedNotification } from '#contract/notifications/new-notification.ts';
import type { NotificationType } from '#contract/notifications/types.ts';
import type { Db } from '#server/db/client.ts';
import { join, param, sql } from '#server/db/sql.ts';
import { publishTo } from '#server/platform/live/live-hub.ts';

/** Removes an act that was undone from the notification that tells of it, and the notification with its last act. */
export async function retractNotification(
  tx: Db,
  recipientId: string,
  notification: IdentifiedNotification,
): Promise<void> {
  await removeActs(tx, isAct(recipientId, notification));
}

/** The same for everyone who was notified of one of these. */
export async function retractFromEveryone(
  tx: Db,
  actor: { id: string },
  ...notifications: IdentifiedNotification[]
): Promise<void> {
  const keys = param(notifications.map(keyOf));
  await removeActs(
    tx,
    sql`a.actor_id = ${param(actor.id)} AND a.dedupe_key = ANY (${keys}::text[])`,
  );
}

/** Removes all acts of a type by this member, whoever was notified of them. */
export async function retractAllOfActor(
  tx: Db,
  type: NotificationType,
  actor: { id: string },
): Promise<void> {
  await removeActs(tx, sql`a.actor_id = ${param(actor.id)} AND ${isOfType(type)}`);
}

/** Removes all acts of a type that one of the two members was notified of by the other. */
export async function retractNotificationsBetween(
  tx: Db,
  type: NotificationType,
  one: string,
  other: string,
): Promise<void> {
  await removeActs(
    tx,
    sql`(a.actor_id, a.user_id) IN ((${param(one)}, ${param(other)}), (${param(other)}, ${param(one)}))
      AND ${isOfType(type)}`,
  );
}

/** Deletes the whole notification of each group, whatever acts it has. */
export async function retractGroup(
  tx: Db,
  recipientId: string,
  ...notifications: IdentifiedNotification[]
): Promise<void> {
  if (notifications.length === 0) return;
  const groups = notifications.map((notification) => isGroup(recipientId, notification));
  await removeNotifications(tx, sql`(${join(groups, sql` OR `)})`);
}

/** Deletes the acts of a group before this one, where the newest alone is told. The notification stays as it is. */
export async function dropEarlierActs(
  tx: Db,
  recipientId: string,
  notification: IdentifiedNotification,
): Promise<void> {
  await tx.execute(sql`
    DELETE FROM notification_acts earlier USING notification_acts a
    WHERE ${isAct(recipientId, notification)} AND earlier.notification_id = a.notification_id AND earlier.id < a.id`);
}

/** Deletes every notification about jobs, posts, events, portfolio items or projects that are deleted. */
export async function retractNotificationsAbout(
  tx: Db,
  ...subjectIds: readonly string[]
): Promise<void> {
  await removeNotifications(tx, sql`subject_id = ANY (${param(subjectIds)}::text[])`);
}

/** Removes everything that others were notified of by this member. */
export async function retractNotificationsOf(tx: Db, actorId: string): Promise<void> {
  await removeActs(tx, sql`a.actor_id = ${param(actorId)}`);
}

/** SQL: `a` is the act of this notification to this recipient. */
export function isAct(recipientId: string, notification: IdentifiedNotification): SQL {
  return sql`a.user_id = ${param(recipientId)} AND a.dedupe_key = ${param(keyOf(notification))}`;
}

/** SQL: a row of notifications is the one of this group. */
export function isGroup(recipientId: string, notification: IdentifiedNotification): SQL {
  return sql`user_id = ${param(recipientId)} AND type = ${param(notification.type)}
    AND group_key = ${param(groupKeyOf(notification))}`;
}

/** SQL: the act `a` belongs to a notification of this type. */
const isOfType = (type: NotificationType): SQL =>
  sql`EXISTS (SELECT 1 FROM notifications t WHERE t.id = a.notification_id AND t.type = ${param(type)})`;

async function removeNotifications(tx: Db, condition: SQL): Promise<void> {
  const { rows } = await tx.execute<{ userId: string }>(
    sql`DELETE FROM notifications WHERE ${condition} RETURNING user_id AS "userId"`,
  );
  publishRetraction(tx, rows);
}

/**
 * Without the lock, an act that joins at the same moment would be deleted with its notification. What the recipient had
 * read before the removed act is read again, and back in its place.
 */
async function removeActs(tx: Db, condition: SQL): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    SELECT 1 FROM notifications n
    WHERE n.id IN (SELECT a.notification_id FROM notification_acts a WHERE ${condition})
    ORDER BY n.id FOR UPDATE`);
  if (!rowCount) return;
  const { rows } = await tx.execute<{ userId: string }>(sql`
    WITH removed AS (
      DELETE FROM notification_acts a WHERE ${condition} RETURNING a.id, a.notification_id, a.user_id
    ), kept AS (
      SELECT a.notification_id, max(a.at) AS at FROM notification_acts a
      WHERE a.notification_id IN (SELECT notification_id FROM removed) AND a.id NOT IN (SELECT id FROM removed)
      GROUP BY a.notification_id
    ), emptied AS (
      DELETE FROM notifications n
      WHERE n.id IN (SELECT notification_id FROM removed EXCEPT SELECT notification_id FROM kept)
    ), reset AS (
      UPDATE notifications n SET created_at = kept.at, is_read = n.is_read OR coalesce(n.read_at >= kept.at, false)
      FROM kept WHERE n.id = kept.notification_id
    )
    SELECT user_id AS "userId" FROM removed`);
  publishRetraction(tx, rows);
}

function publishRetraction(tx: Db, rows: { userId: string }[]): void {
  if (rows.length > 0)
    publishTo(
      tx,
      rows.map(({ userId }) => userId),
      { type: 'notification' },
    );
}

function keyOf(notification: IdentifiedNotification): string {
  const key = dedupeKeyOf(notification);
  if (key === null) throw new Error(`${notification.type} has no key to be found again by.`);
  return key;
}
