import { dedupeKeyOf, groupKeyOf, renderNotification } from '#contract/notifications/catalogue.ts';
import type { NotificationData } from '#contract/notifications/contract.ts';
import type { NewNotification } from '#contract/notifications/new-notification.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { param, sql } from '#server/db/sql.ts';
import { publishTo } from '#server/platform/live/live-hub.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import { dailyAllowanceOf } from '../daily-allowance.ts';
import { notificationsLeft } from '../queries/notifications-left.ts';

/**
 * Notifies each recipient, in the transaction of the act it tells of and in one statement. An act joins the notification of
 * its group, which is unread again and the newest. Nobody is notified of their own act, of the same act twice, or of the act
 * of a suspended member or one on the other side of a block. Beyond what one actor may cause in a day nothing is written.
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
  const { title, message, data, group } = renderNotification(notification);
  const dedupeKey = param(dedupeKeyOf(notification));
  // Sorted by recipient: two acts of the same group that lock its rows in different orders would deadlock.
  const { rows } = await tx.execute<{ userId: string }>(sql`
    WITH recipient AS (
      SELECT recipient.id, recipient.user_id, act.actor_id
      FROM unnest(${param(ids)}::text[], ${param(recipients)}::text[])
        WITH ORDINALITY AS recipient (id, user_id, position),
        (SELECT ${param(actorId)}::text AS actor_id) act
      WHERE (act.actor_id IS NULL OR ${visibleMember(sql`recipient.user_id`, sql`act.actor_id`)})
        AND NOT EXISTS (SELECT 1 FROM notification_acts known
          WHERE known.user_id = recipient.user_id AND known.dedupe_key = ${dedupeKey})
      ORDER BY recipient.position
      LIMIT ${notificationsLeft(dailyAllowanceOf(tx), actorId)}
    ), notified AS (
      INSERT INTO notifications AS n
        (id, user_id, type, group_key, group_title, group_message, subject_id, created_at)
      SELECT id, user_id, ${param(notification.type)}, ${param(groupKeyOf(notification))},
        ${param(group?.title ?? null)}, ${param(group?.message ?? null)},
        ${param(subjectOf(data))}, clock_timestamp()
      FROM recipient ORDER BY user_id
      ON CONFLICT (user_id, type, group_key) DO UPDATE SET is_read = false, created_at = clock_timestamp(),
        group_title = excluded.group_title, group_message = excluded.group_message,
        mailed_at = CASE WHEN NOT n.is_read THEN n.mailed_at END,
        pushed_at = CASE WHEN NOT n.is_read THEN n.pushed_at END
      RETURNING n.id, n.user_id, n.created_at
    )
    INSERT INTO notification_acts (notification_id, user_id, actor_id, facts, title, message, data, dedupe_key, at)
    SELECT id, user_id, ${param(actorId)}, ${param(JSON.stringify(notification.data))}::jsonb, ${param(title)}, ${param(message)}, ${param(JSON.stringify(data))}::jsonb,
      ${dedupeKey}, created_at
    FROM notified
    ON CONFLICT (user_id, dedupe_key) DO NOTHING
    RETURNING user_id AS "userId"`);
  const notified = rows.map(({ userId }) => userId);
  if (notified.length > 0) publishTo(tx, notified, { type: 'notification' });
}

/** What a notification is deleted with. */
export function subjectOf(data: NotificationData): string | null {
  const { postId, jobId, eventId, portfolioItemId, projectId } = data;
  return postId ?? jobId ?? eventId ?? portfolioItemId ?? projectId ?? null;
}
