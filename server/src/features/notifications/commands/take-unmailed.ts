import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { listTold, lockUnmailed, type ToldNotification } from '../queries/list-unmailed.ts';

/**
 * Takes what is to be mailed to at most so many members, by recipient, and marks it mailed. The caller enqueues the mails in
 * the same transaction: after a crash both have happened or neither has.
 */
export async function takeUnmailed(tx: Db, maxMembers: number): Promise<ToldNotification[]> {
  const ids = await lockUnmailed(tx, maxMembers);
  if (ids.length === 0) return [];
  await tx.execute(
    sql`UPDATE notifications SET mailed_at = now() WHERE id = ANY (${param(ids)}::text[])`,
  );
  return listTold(tx, ids);
}
