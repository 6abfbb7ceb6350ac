import type { Application } from '#contract/applications/contract.ts';
import { canApplyToJob } from '#contract/jobs/policy.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { getJob } from '../../jobs/queries/get-job.ts';
import { notify } from '../../notifications/commands.ts';
import { getApplication } from '../queries/get-application.ts';
import { notifyApplicationMilestone } from './notify-application-milestone.ts';

export async function applyToJob(
  db: Db,
  viewer: Viewer,
  jobId: string,
  message: string,
): Promise<Application> {
  return transaction(db, async (tx) => {
    const job = await getJob(tx, viewer, jobId);
    if (!canApplyToJob(viewer, job))
      throw new AppError('forbidden', 'You cannot apply to your own job.');
    const id = newId('app');
    await insertOnce(tx, { id, jobId, applicantId: viewer.id, message });
    await notify(tx, {
      userId: job.authorId,
      type: 'job_application',
      actorId: viewer.id,
      title: 'New application',
      message: `${viewer.firstName} ${viewer.lastName} applied to “${job.title}”.`,
      data: { applicationId: id, jobId, senderId: viewer.id },
      dedupeKey: `application ${id}`,
    });
    await notifyApplicationMilestone(tx, job, viewer.id);
    return getApplication(tx, viewer, id);
  });
}

/**
 * Two applications at once would each be counted without the other, and a milestone be missed: the lock on the job lets
 * them in one by one. It also waits for a deletion of the job, after which there is no row to insert.
 */
async function insertOnce(
  tx: Db,
  row: { id: string; jobId: string; applicantId: string; message: string },
): Promise<void> {
  const { rowCount } = await tx.execute(sql`
    INSERT INTO applications (id, job_id, applicant_id, message, created_at)
    SELECT ${param(row.id)}, j.id, ${param(row.applicantId)}, ${param(row.message)}, clock_timestamp()
    FROM jobs j WHERE j.id = ${param(row.jobId)} FOR NO KEY UPDATE
    ON CONFLICT (applicant_id, job_id) WHERE withdrawn_at IS NULL DO NOTHING`);
  if (!rowCount) throw new AppError('conflict', 'You have already applied to this job.');
}
