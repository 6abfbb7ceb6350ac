import { and, eq } from 'drizzle-orm';
import { canSaveJob } from '#contract/jobs/policy.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { getJob } from '../queries/get-job.ts';
import { savedJobs } from '../tables.ts';

/** A second save has no effect. FOR KEY SHARE: a job deleted since it was read gives no row, not a foreign-key error. */
export async function saveJob(db: Db, viewer: Viewer, id: string): Promise<void> {
  const job = await getJob(db, viewer, id);
  if (!canSaveJob(viewer, job)) throw new AppError('forbidden', 'You cannot save your own job.');
  await db.execute(sql`
    INSERT INTO ${savedJobs} (user_id, job_id, created_at)
    SELECT ${param(viewer.id)}, j.id, clock_timestamp() FROM jobs j WHERE j.id = ${param(job.id)} FOR KEY SHARE
    ON CONFLICT DO NOTHING`);
}

export async function unsaveJob(db: Db, viewer: Viewer, id: string): Promise<void> {
  await db.delete(savedJobs).where(and(eq(savedJobs.userId, viewer.id), eq(savedJobs.jobId, id)));
}
