import { and, eq } from 'drizzle-orm';
import type { NotificationData } from '#contract/notifications/contract.ts';
import type { NotificationType } from '#contract/notifications/types.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { param, sql } from '../../db/sql.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Viewer } from '../../http/app.ts';
import { publishTo } from '../../platform/live/live-hub.ts';
import { notBlocked } from '../moderation/queries/visible-members.ts';
import { notifications } from './tables.ts';

export interface NewNotification {
  userId: string;
  type: NotificationType;
  /** The member whose act it tells of. Nobody is told of their own acts, nor of someone they have blocked. */
  actorId: string | null;
  title: string;
  message: string;
  data: NotificationData;
  /** With a key the same thing is told once only. */
  dedupeKey?: string;
}

/** Tells a member something, in the transaction that causes it. */
export async function notify(tx: Db, { userId, ...notification }: NewNotification): Promise<void> {
  await notifyAll(tx, [userId], notification);
}

/** Tells the same to several members. The one way in which notifications come to be. */
export async function notifyAll(
  tx: Db,
  userIds: string[],
  notification: Omit<NewNotification, 'userId'>,
): Promise<void> {
  const { actorId } = notification;
  const recipients = userIds.filter((userId) => userId !== actorId);
  if (recipients.length === 0) return;
  const ids = recipients.map(() => newId('note'));
  const { rows } = await tx.execute<{ userId: string }>(sql`
    INSERT INTO ${notifications} (id, user_id, type, actor_id, title, message, data, dedupe_key)
    SELECT told.id, told.user_id, ${param(notification.type)}, act.actor_id, ${param(notification.title)},
      ${param(notification.message)}, ${param(JSON.stringify(notification.data))}::jsonb,
      ${param(notification.dedupeKey ?? null)}
    FROM unnest(${param(ids)}::text[], ${param(recipients)}::text[]) told (id, user_id),
      (SELECT ${param(actorId)}::text AS actor_id) act
    WHERE ${notBlocked(sql`told.user_id`, sql`act.actor_id`)}
    ON CONFLICT (user_id, dedupe_key) DO NOTHING
    RETURNING user_id AS "userId"`);
  const told = rows.map(({ userId }) => userId);
  if (told.length > 0) publishTo(tx, told, { type: 'notification' });
}

/** Takes back what is no longer so. */
export async function retractNotification(
  tx: Db,
  userId: string,
  dedupeKey: string,
): Promise<void> {
  await tx.delete(notifications).where(hasDedupeKey(userId, dedupeKey));
}

/** The member has answered what it tells of: it needs no more attention. */
export async function markHandled(tx: Db, userId: string, dedupeKey: string): Promise<void> {
  await tx.update(notifications).set({ isRead: true }).where(hasDedupeKey(userId, dedupeKey));
}

export async function markRead(db: Db, viewer: Viewer, id: string): Promise<void> {
  const marked = await db
    .update(notifications)
    .set({ isRead: true })
    .where(isMine(viewer, id))
    .returning({ id: notifications.id });
  if (marked.length === 0) throw gone();
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
    .where(isMine(viewer, id))
    .returning({ id: notifications.id });
  if (removed.length === 0) throw gone();
}

const hasDedupeKey = (userId: string, dedupeKey: string) =>
  and(eq(notifications.userId, userId), eq(notifications.dedupeKey, dedupeKey));

const isMine = (viewer: Viewer, id: string) =>
  and(eq(notifications.userId, viewer.id), eq(notifications.id, id));

const gone = () => new AppError('not_found', 'This notification is gone.');
