import { and, eq, sql } from 'drizzle-orm';
import type { NotificationData } from '#contract/notifications/contract.ts';
import type { NotificationType } from '#contract/notifications/types.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import type { Viewer } from '../../http/app.ts';
import { AppError } from '../../platform/app-error.ts';
import { hint } from '../../platform/live-hub.ts';
import { notBlockedText } from '../moderation/queries.ts';
import { notifications } from './tables.ts';

export interface Notice {
  userId: string;
  type: NotificationType;
  /** The member whose act it tells of. Nobody is told of their own acts, nor of someone they have blocked. */
  actorId: string | null;
  title: string;
  message: string;
  data: NotificationData;
  /** With a key the same thing is told once only. */
  onceKey?: string;
}

/** Tells a member something, in the transaction that causes it. */
export async function notify(tx: Db, { userId, ...notice }: Notice): Promise<void> {
  await notifyAll(tx, [userId], notice);
}

/** Tells the same to several members. The one way in which notifications come to be. */
export async function notifyAll(
  tx: Db,
  userIds: string[],
  notice: Omit<Notice, 'userId'>,
): Promise<void> {
  const { actorId } = notice;
  const recipients = userIds.filter((userId) => userId !== actorId);
  if (recipients.length === 0) return;
  const ids = recipients.map(() => newId('note'));
  const { rows } = await tx.execute<{ userId: string }>(sql`
    INSERT INTO ${notifications} (id, user_id, type, actor_id, title, message, data, once_key)
    SELECT told.id, told.user_id, ${notice.type}, act.actor_id, ${notice.title}, ${notice.message},
      ${JSON.stringify(notice.data)}::jsonb, ${notice.onceKey ?? null}
    FROM unnest(${sql.param(ids)}::text[], ${sql.param(recipients)}::text[]) told (id, user_id),
      (SELECT ${actorId}::text AS actor_id) act
    WHERE ${sql.raw(notBlockedText('told.user_id', 'act.actor_id'))}
    ON CONFLICT (user_id, once_key) DO NOTHING
    RETURNING user_id AS "userId"`);
  const told = rows.map(({ userId }) => userId);
  if (told.length > 0) hint(tx, told, { type: 'notification' });
}

/** Takes back what is no longer so. */
export async function retractNotice(tx: Db, userId: string, onceKey: string): Promise<void> {
  await tx.delete(notifications).where(isNotice(userId, onceKey));
}

/** The member has answered what it tells of: it needs no more attention. */
export async function settleNotice(tx: Db, userId: string, onceKey: string): Promise<void> {
  await tx.update(notifications).set({ isRead: true }).where(isNotice(userId, onceKey));
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

const isNotice = (userId: string, onceKey: string) =>
  and(eq(notifications.userId, userId), eq(notifications.onceKey, onceKey));

const isMine = (viewer: Viewer, id: string) =>
  and(eq(notifications.userId, viewer.id), eq(notifications.id, id));

const gone = () => new AppError('not_found', 'This notification is gone.');
