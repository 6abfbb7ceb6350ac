import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { reports } from '../tables.ts';

/** Deletes the reports about a member and what they made: each holds a copy of it. */
export async function deleteReportsAbout(tx: Db, userId: string): Promise<void> {
  const member = param(userId);
  await tx.execute(sql`DELETE FROM ${reports} WHERE (target_type = 'user' AND target_id = ${member})
    OR context #>> '{snapshot,author,id}' = ${member}`);
}
