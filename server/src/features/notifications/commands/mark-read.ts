import type { IdentifiedNotification } from '#contract/notifications/new-notification.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { AppError } from '#server/errors/app-error.ts';
import { publishTo } from '#server/platform/live/live-hub.ts';
import { isAct, isGroup } from './retract-notifications.ts';

const markedRead = sql`is_read = true, read_at = clock_timestamp()`;

export async function markRead(db: Db, viewer: { id: string }, id: string): Promise<void> {
  const { rowCount } = await db.execute(
    sql`UPDATE notifications SET ${markedRead} WHERE user_id = ${param(viewer.id)} AND id = ${param(id)}`,
  );
  if (!rowCount) throw notFound();
  publishOwn(db, viewer);
}

/** Skips what another transaction is changing: an act that joins at this moment has not been seen, and stays unread. */
export async function markAllRead(db: Db, viewer: { id: string }): Promise<void> {
  const { rowCount } = await db.execute(sql`
    UPDATE notifications SET ${markedRead} WHERE id IN (
      SELECT id FROM notifications WHERE user_id = ${param(viewer.id)} AND NOT is_read
      FOR NO KEY UPDATE SKIP LOCKED)`);
  if (rowCount) publishOwn(db, viewer);
}

/** Marks a notification read because its recipient has answered what it asks. */
export async function markHandled(
  tx: Db,
  recipientId: string,
  notification: IdentifiedNotification,
): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    UPDATE notifications SET ${markedRead}
    WHERE id IN (SELECT a.notification_id FROM notification_acts a WHERE ${isAct(recipientId, notification)})`);
  if (rowCount) publishOwn(tx, { id: recipientId });
}

/** Marks the notification of a group read because its recipient has seen what it tells of. */
export async function markGroupRead(
  tx: Db,
  recipientId: string,
  notification: IdentifiedNotification,
): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    UPDATE notifications SET ${markedRead} WHERE ${isGroup(recipientId, notification)} AND NOT is_read`);
  if (rowCount) publishOwn(tx, { id: recipientId });
}

/** For what was mailed by itself: no second mail tells of it. */
export async function markGroupMailed(
  tx: Db,
  recipientId: string,
  notification: IdentifiedNotification,
): Promise<void> {
  await tx.execute(sql`
    UPDATE notifications SET mailed_at = now() WHERE ${isGroup(recipientId, notification)}`);
}

export async function removeNotification(
  db: Db,
  viewer: { id: string },
  id: string,
): Promise<void> {
  const { rowCount } = await db.execute(
    sql`DELETE FROM notifications WHERE user_id = ${param(viewer.id)} AND id = ${param(id)}`,
  );
  if (!rowCount) throw notFound();
  publishOwn(db, viewer);
}

/** The member's other tabs show the same. */
function publishOwn(db: Db, member: { id: string }): void {
  publishTo(db, [member.id], { type: 'notification' });
}

const notFound = () => new AppError('not_found', 'This notification is gone.');
