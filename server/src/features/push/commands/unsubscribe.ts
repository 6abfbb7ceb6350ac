import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/errors/app-error.ts';
import { pushSubscriptions } from '../tables.ts';

export async function unsubscribe(db: Db, viewer: { id: string }, id: string): Promise<void> {
  const removed = await db
    .delete(pushSubscriptions)
    .where(and(eq(pushSubscriptions.id, id), eq(pushSubscriptions.userId, viewer.id)))
    .returning({ id: pushSubscriptions.id });
  if (removed.length === 0) throw new AppError('not_found', 'This device is no longer here.');
}

/** The push service no longer knows the browser, or its address is none that we send to. */
export async function removeSubscription(db: Db, id: string): Promise<void> {
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, id));
}
