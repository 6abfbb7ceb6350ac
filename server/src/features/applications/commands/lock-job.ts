import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';

/**
 * Locks a job until the transaction ends, before its positions: what takes or frees a seat comes one after the other.
 * Returns whether the time to apply is over.
 */
export async function lockJob(tx: Db, jobId: string): Promise<{ isExpired: boolean }> {
  const { rows } = await tx.execute<{ isExpired: boolean }>(sql`
    SELECT now() >= expires_at AS "isExpired" FROM jobs WHERE id = ${param(jobId)} FOR NO KEY UPDATE`);
  return rows[0] ?? { isExpired: false };
}
