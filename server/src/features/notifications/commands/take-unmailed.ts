import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { listTold, type ToldNotification } from '../queries/list-unmailed.ts';

/**
 * Marks notifications that the caller has locked as mailed, and returns them by recipient. The caller enqueues the mails in
 * the same transaction: after a crash both have happened or neither has.
 */
export async function takeUnmailed(tx: Db, ids: string[]): Promise<ToldNotification[]> {
  await tx.execute(
    sql`UPDATE notifications SET mailed_at = now() WHERE id = ANY (${param(ids)}::text[])`,
  );
  return listTold(tx, ids);
}
