import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { AppError } from '#server/errors/app-error.ts';

type LockedJob = {
  deadline: string | null;
  respondBy: string | null;
  /** The time to apply is over. */
  isExpired: boolean;
};

/** Before its positions are changed or filled: whoever does either waits here, and never in a circle. */
export async function lockJob(tx: Db, id: string): Promise<LockedJob> {
  const { rows } = await tx.execute<LockedJob>(sql`
    SELECT deadline::text, respond_by::text AS "respondBy", now() >= expires_at AS "isExpired"
    FROM jobs WHERE id = ${param(id)} FOR NO KEY UPDATE`);
  const [job] = rows;
  if (!job) throw new AppError('not_found', 'Job not found. It may have been deleted.');
  return job;
}
