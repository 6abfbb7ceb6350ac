import { and, eq } from 'drizzle-orm';
import { dedupeKeyOf, renderNotification } from '#contract/notifications/catalogue.ts';
import type {
  IdentifiedNotification,
  NewNotification,
} from '#contract/notifications/new-notification.ts';
import type { NotificationType } from '#contract/notifications/types.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { isPair } from '../../db/is-pair.ts';
import { param, sql } from '../../db/sql.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Viewer } from '../../http/app.ts';
import { publishTo } from '../../platform/live/live-hub.ts';
import { notBlocked } from '../visibility/queries/visible-members.ts';
import { dailyAllowanceOf } from './daily-allowance.ts';
import { notificationsLeft } from './queries.ts';
import { notifications } from './tables.ts';

/**
 * Notifies each recipient, in the transaction of the act it tells of. The actor is never notified of their own act, nor is
 * anyone of the act of a member on the other side of a block. Beyond what one actor may cause in a day nothing is written.
 */
export async function notify(
  tx: Db,
  recipientIds: string[],
  notification: NewNotification,
): Promise<void> {
  const actorId = notification.actor?.id ?? null;
  const recipients = recipientIds.filter((id) => id !== actorId);
  if (recipients.length === 0) return;
  const ids = recipients.map(() => newId('note'));
  const { title, message, data } = renderNotification(notification);
  const { rows } = await tx.execute<{ userId: string }>(sql`
    INSERT INTO ${notifications} (id, user_id, type, actor_id, title, message, data, dedupe_key)
    SELECT recipient.id, recipient.user_id, ${param(notification.type)}, act.actor_id, ${param(title)},
      ${param(message)}, ${param(JSON.stringify(data))}::jsonb, ${param(dedupeKeyOf(notification))}
    FROM unnest(${param(ids)}::text[], ${param(recipients)}::text[])
      WITH ORDINALITY AS recipient (id, user_id, position),
      (SELECT ${param(actorId)}::text AS actor_id) act
    WHERE ${notBlocked(sql`recipient.user_id`, sql`act.actor_id`)}
    ORDER BY recipient.position
    LIMIT ${notificationsLeft(dailyAllowanceOf(tx), actorId)}
    ON CONFLICT (user_id, dedupe_key) DO NOTHING
    RETURNING user_id AS "userId"`);
  const notified = rows.map(({ userId }) => userId);
  if (notified.length > 0) publishTo(tx, notified, { type: 'notification' });
}

/** Deletes a notification whose act was undone. */
export async function retractNotification(
  tx: Db,
  recipientId: string,
  notification: IdentifiedNotification,
): Promise<void> {
  await tx.delete(notifications).where(isSame(recipientId, notification));
}

/** Removes all notifications of a type that one of the two members has from the other. */
export async function retractNotificationsBetween(
  tx: Db,
  type: NotificationType,
  one: string,
  other: string,
): Promise<void> {
  await tx
    .delete(notifications)
    .where(
      and(
        eq(notifications.type, type),
        isPair(notifications.userId, notifications.actorId, one, other),
      ),
    );
}

/** Marks a notification read because its recipient has answered what it asks. */
export async function markHandled(
  tx: Db,
  recipientId: string,
  notification: IdentifiedNotification,
): Promise<void> {
  await tx.update(notifications).set({ isRead: true }).where(isSame(recipientId, notification));
}

export async function markRead(db: Db, viewer: Viewer, id: string): Promise<void> {
  const marked = await db
    .update(notifications)
    .set({ isRead: true })
    .where(isOwn(viewer, id))
    .returning({ id: notifications.id });
  if (marked.length === 0) throw notFound();
}

export async function markAllRead(db: Db, viewer: Viewer): Promise<void> {
  await db
    .update(notifications)
    .set({ isRead: true })
    .where(and(eq(notifications.userId, viewer.id), eq(notifications.isRead, false)));
}

export async function removeNotification(db: Db, viewer: Viewer, id: string): Promise<void> {
  const removed = await db
    .delete(notifications)
    .where(isOwn(viewer, id))
    .returning({ id: notifications.id });
  if (removed.length === 0) throw notFound();
}

function isSame(recipientId: string, notification: IdentifiedNotification) {
  const key = dedupeKeyOf(notification);
  if (key === null) throw new Error(`${notification.type} has no key to be found again by.`);
  return and(eq(notifications.userId, recipientId), eq(notifications.dedupeKey, key));
}

const isOwn = (viewer: Viewer, id: string) =>
  and(eq(notifications.userId, viewer.id), eq(notifications.id, id));

const notFound = () => new AppError('not_found', 'This notification is gone.');
