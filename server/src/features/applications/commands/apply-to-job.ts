import type { Application } from '#contract/applications/contract.ts';
import { canApplyToJob } from '#contract/jobs/policy.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { getJob } from '../../jobs/queries/get-job.ts';
import { notify } from '../../notifications/commands/notify.ts';
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
    await insertApplication(tx, { id, jobId, applicantId: viewer.id, message });
    await notify(tx, [job.authorId], {
      type: 'job_application',
      actor: viewer,
      data: { event: 'received', applicationId: id, jobId, jobTitle: job.title },
    });
    await notifyApplicationMilestone(tx, job, viewer.id);
    return getApplication(tx, viewer, id);
  });
}

/** Locks the job: applications made at once would not count each other, and the tenth would not be noticed. */
async function insertApplication(
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
