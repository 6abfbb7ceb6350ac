import { eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../db/client.ts';
import { notificationActs, notifications } from '../features/notifications/tables.ts';

/** Every act that this member was notified of, in their order, with its type. */
export function listNotified(db: Db, userId: string) {
  return db
    .select({ ...getTableColumns(notificationActs), type: notifications.type })
    .from(notificationActs)
    .innerJoin(notifications, eq(notifications.id, notificationActs.notificationId))
    .where(eq(notificationActs.userId, userId))
    .orderBy(notificationActs.id);
}
