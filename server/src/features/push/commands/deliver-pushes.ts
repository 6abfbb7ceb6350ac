import { inArray, lt } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { enqueue } from '#server/platform/queue/queue.ts';
import { markPushed } from '../../notifications/commands/mark-pushed.ts';
import { lockDuePushes } from '../queries/due-pushes.ts';
import { sendPushTask } from '../send-push-task.ts';
import { pushDeliveries, pushSubscriptions } from '../tables.ts';

const batch = 200;

/** After this time a notification that is still shown on a device is left there. */
const oldestDelivery = sql`now() - interval '7 days'`;

/** Enqueues what is to be pushed to these members, or to all: new notifications, and the closing of those read elsewhere. */
export async function deliverPushes(
  db: Db,
  now: number,
  memberIds: string[] | null,
): Promise<void> {
  while ((await enqueueDue(db, now, memberIds)) === batch);
  while ((await enqueueClosings(db, memberIds)) === batch);
}

/** One transaction: a crash neither loses a push nor sends it twice. */
function enqueueDue(db: Db, now: number, memberIds: string[] | null): Promise<number> {
  return transaction(db, async (tx) => {
    const due = await lockDuePushes(tx, { now, memberIds, limit: batch });
    const notificationIds = [...new Set(due.map(({ notificationId }) => notificationId))];
    if (due.length === 0) return 0;
    await markPushed(tx, notificationIds);
    await tx
      .insert(pushDeliveries)
      .values(due)
      .onConflictDoUpdate({
        target: [pushDeliveries.subscriptionId, pushDeliveries.notificationId],
        set: { at: sql`now()` },
      });
    for (const { subscriptionId, notificationId } of due) {
      await enqueue(tx, sendPushTask, { subscriptionId, show: notificationId });
    }
    return notificationIds.length;
  });
}

function enqueueClosings(db: Db, memberIds: string[] | null): Promise<number> {
  const ofMembers = memberIds
    ? sql`d.subscription_id IN (SELECT id FROM ${pushSubscriptions} WHERE user_id = ANY(${param(memberIds)}))`
    : sql`true`;
  return transaction(db, async (tx) => {
    const { rows } = await tx.execute<{ subscriptionId: string; close: string }>(sql`
      DELETE FROM ${pushDeliveries} WHERE (subscription_id, notification_id) IN (
        SELECT d.subscription_id, d.notification_id FROM push_deliveries d
        LEFT JOIN notifications n ON n.id = d.notification_id
        WHERE (n.id IS NULL OR n.is_read) AND ${ofMembers}
        LIMIT ${param(batch)} FOR UPDATE OF d SKIP LOCKED)
      RETURNING subscription_id AS "subscriptionId", notification_id AS close`);
    for (const row of rows) await enqueue(tx, sendPushTask, row);
    return rows.length;
  });
}

export async function deleteOldDeliveries(db: Db): Promise<void> {
  await db.delete(pushDeliveries).where(lt(pushDeliveries.at, oldestDelivery));
}

export async function noteSuccess(db: Db, subscriptionId: string): Promise<void> {
  await db
    .update(pushSubscriptions)
    .set({ lastSuccessAt: sql`now()` })
    .where(inArray(pushSubscriptions.id, [subscriptionId]));
}
