import { sql } from 'drizzle-orm';
import type { NotificationData } from '#contract/notifications/contract.ts';
import type { NotificationType } from '#contract/notifications/types.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
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
export async function notify(tx: Db, notice: Notice): Promise<void> {
  const { userId, actorId } = notice;
  if (userId === actorId) return;
  await tx.execute(sql`
    INSERT INTO ${notifications} (id, user_id, type, actor_id, title, message, data, once_key)
    SELECT ${newId('note')}, ${userId}, ${notice.type}, ${actorId}, ${notice.title}, ${notice.message},
      ${JSON.stringify(notice.data)}::jsonb, ${notice.onceKey ?? null}
    WHERE NOT EXISTS (
      SELECT 1 FROM blocks b
      WHERE (b.blocker_id = ${userId} AND b.blocked_id = ${actorId})
         OR (b.blocker_id = ${actorId} AND b.blocked_id = ${userId}))
    ON CONFLICT (user_id, once_key) DO NOTHING`);
}
