import type { SQL } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';

/**
 * Deletes the words `w` of a table that nothing uses any more. Without the lock, what is written at the same moment with such a
 * word would be left without it.
 */
export async function forgetUnused(db: Db, table: Fragment, isUnused: SQL): Promise<void> {
  const { rows } = await db.execute(sql`SELECT w.word FROM ${table} w WHERE ${isUnused} LIMIT 1`);
  if (rows.length === 0) return;
  await transaction(db, async (tx) => {
    await tx.execute(sql`LOCK TABLE ${table} IN SHARE ROW EXCLUSIVE MODE`);
    await tx.execute(sql`DELETE FROM ${table} w WHERE ${isUnused}`);
  });
}
