import { eq } from 'drizzle-orm';
import type { Job } from '#contract/jobs/contract.ts';
import { canEditJob } from '#contract/jobs/policy.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { type Authorized, authorize } from '#server/errors/authorize.ts';
import type { Viewer } from '#server/http/app.ts';
import { enqueue } from '#server/platform/queue/queue.ts';
import { matchSearchesTask } from '../match-job-task.ts';
import { defaultExpiry } from '../queries/expiry-of.ts';
import { getJob } from '../queries/get-job.ts';
import { jobs } from '../tables.ts';

const refusal = 'Only the person who posted this job can renew it.';

/** Keeps a job open for another 60 days. A deadline before their end would close it again, and is removed. */
export async function renewJob(db: Db, viewer: Viewer, id: string, today: string): Promise<Job> {
  return transaction(db, async (tx) => {
    const job = authorize(viewer, canEditJob, await getJob(tx, viewer, id), refusal);
    await writeRenewal(tx, job, today);
    await enqueue(tx, matchSearchesTask, { jobId: id });
    return getJob(tx, viewer, id);
  });
}

async function writeRenewal(tx: Db, job: Authorized<Job>, today: string): Promise<void> {
  const isLater = sql`${jobs.expiresAt} > ${defaultExpiry}`;
  await tx
    .update(jobs)
    .set({
      expiresAt: sql`greatest(${jobs.expiresAt}, ${defaultExpiry})`,
      deadline: sql`CASE WHEN ${isLater} THEN ${jobs.deadline} END`,
      respondBy: sql`CASE WHEN ${jobs.respondBy} >= ${param(today)}::date THEN ${jobs.respondBy} END`,
      expiryWarnedAt: null,
      updatedAt: sql`now()`,
    })
    .where(eq(jobs.id, job.id));
}
