import { notificationCatalogue } from '#contract/notifications/catalogue.ts';
import type { Notification } from '#contract/notifications/contract.ts';
import {
  describeNotification,
  type NotificationFacts,
} from '#contract/notifications/describe-notification.ts';
import { paths } from '#contract/paths.ts';
import type { PushPayload } from '#contract/push/payload.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { countUnread } from '../../notifications/queries/list-notifications.ts';
import { shownNotification } from '../../notifications/queries/shown-notification.ts';

export interface Subscription {
  id: string;
  userId: string;
  endpoint: string;
  p256dh: string;
  auth: string;
}

export async function findSubscription(db: Db, id: string): Promise<Subscription | null> {
  const { rows } = await db.execute<Subscription & Record<string, unknown>>(sql`
    SELECT id, user_id AS "userId", endpoint, p256dh, auth FROM push_subscriptions WHERE id = ${param(id)}`);
  return rows[0] ?? null;
}

/** What a device shows of a notification; null where it was read meanwhile, or has nothing left to tell. */
export async function findPushContent(
  db: Db,
  userId: string,
  notificationId: string,
): Promise<PushPayload | null> {
  const { rows } = await db.execute<
    Pick<Notification, 'type' | 'data'> & { facts: NotificationFacts }
  >(sql`SELECT n.type, shown.data, shown.facts
    FROM notifications n CROSS JOIN LATERAL (${shownNotification(sql`n`, sql`n.user_id`)}) shown
    WHERE n.id = ${param(notificationId)} AND n.user_id = ${param(userId)} AND NOT n.is_read`);
  const [row] = rows;
  if (!row) return null;
  const { count } = await countUnread(db, { id: userId });
  const link = notificationCatalogue[row.type].link(row.data) ?? paths.home;
  return { ...describeNotification(row.facts), link, tag: notificationId, count };
}
