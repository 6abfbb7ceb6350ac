import { and, eq, inArray, lt } from 'drizzle-orm';
import {
  type BatchRun,
  isLeftOut,
  startRun,
  throwFailures,
  workThrough,
} from '#server/db/batch-run.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { enqueue } from '#server/platform/queue/queue.ts';
import { markPushed } from '../../notifications/commands/mark-pushed.ts';
import { type DuePush, lockDuePushes } from '../queries/due-pushes.ts';
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
  const due = startRun('deliver-pushes');
  while ((await enqueueDue(db, due, now, memberIds)) === batch);
  const read = startRun('close-pushes');
  while ((await enqueueClosings(db, read, memberIds)) === batch);
  throwFailures(due);
  throwFailures(read);
}

/** One transaction: a crash neither loses a push nor sends it twice. */
function enqueueDue(
  db: Db,
  run: BatchRun,
  now: number,
  memberIds: string[] | null,
): Promise<number> {
  return transaction(db, async (tx) => {
    const due = await lockDuePushes(tx, run, { now, memberIds, limit: batch });
    const byNotification = Map.groupBy(due, ({ notificationId }) => notificationId);
    await workThrough(tx, run, [...byNotification.keys()], (savepoint, ids) =>
      enqueuePushes(
        savepoint,
        ids,
        ids.flatMap((id) => byNotification.get(id) ?? []),
      ),
    );
    return byNotification.size;
  });
}

async function enqueuePushes(tx: Db, notificationIds: string[], due: DuePush[]): Promise<void> {
  await markPushed(tx, notificationIds);
  await tx
    .insert(pushDeliveries)
    .values(due.map(({ subscriptionId, notificationId }) => ({ subscriptionId, notificationId })))
    .onConflictDoUpdate({
      target: [pushDeliveries.subscriptionId, pushDeliveries.notificationId],
      set: { at: sql`now()` },
    });
  for (const { subscriptionId, notificationId, userId } of due) {
    const order = { subscriptionId, show: notificationId };
    await enqueue(tx, sendPushTask, order, { group: userId });
  }
}

function enqueueClosings(db: Db, run: BatchRun, memberIds: string[] | null): Promise<number> {
  const ofMembers = memberIds
    ? sql`d.subscription_id IN (SELECT id FROM ${pushSubscriptions} WHERE user_id = ANY(${param(memberIds)}))`
    : sql`true`;
  return transaction(db, async (tx) => {
    const { rows } = await tx.execute<Closing & { id: string }>(sql`
      SELECT ${deliveryId} AS id, d.subscription_id AS "subscriptionId", d.notification_id AS close, s.user_id AS "userId"
      FROM push_deliveries d JOIN ${pushSubscriptions} s ON s.id = d.subscription_id LEFT JOIN notifications n ON n.id = d.notification_id
      WHERE (n.id IS NULL OR n.is_read) AND ${ofMembers} AND NOT ${isLeftOut(run, deliveryId)}
      LIMIT ${param(batch)} FOR UPDATE OF d SKIP LOCKED`);
    const byId = new Map(rows.map(({ id, ...order }) => [id, order]));
    await workThrough(tx, run, [...byId.keys()], async (savepoint, ids) => {
      for (const { subscriptionId, close, userId } of ids.flatMap((id) => byId.get(id) ?? [])) {
        await savepoint
          .delete(pushDeliveries)
          .where(
            and(
              eq(pushDeliveries.subscriptionId, subscriptionId),
              eq(pushDeliveries.notificationId, close),
            ),
          );
        await enqueue(savepoint, sendPushTask, { subscriptionId, close }, { group: userId });
      }
    });
    return rows.length;
  });
}

type Closing = { subscriptionId: string; close: string; userId: string };

const deliveryId = sql`(d.subscription_id || ' ' || d.notification_id)`;

export async function deleteOldDeliveries(db: Db): Promise<void> {
  await db.delete(pushDeliveries).where(lt(pushDeliveries.at, oldestDelivery));
}

export async function noteSuccess(db: Db, subscriptionId: string): Promise<void> {
  await db
    .update(pushSubscriptions)
    .set({ lastSuccessAt: sql`now()` })
    .where(inArray(pushSubscriptions.id, [subscriptionId]));
}
