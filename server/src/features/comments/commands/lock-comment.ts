import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';

/** Two changes at once would each compare with the words before both. */
export async function lockComment(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`SELECT 1 FROM comments WHERE id = ${param(id)} FOR NO KEY UPDATE`);
}
