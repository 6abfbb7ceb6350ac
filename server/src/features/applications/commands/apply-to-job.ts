import type { Application } from '#contract/applications/contract.ts';
import type { ApplyBody } from '#contract/applications/forms.ts';
import type { Job } from '#contract/jobs/contract.ts';
import { canApplyToJob } from '#contract/jobs/policy.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { lockJob } from '../../jobs/commands/lock-job.ts';
import { getJob } from '../../jobs/queries/get-job.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { findOwnApplicationId, getApplication } from '../queries/get-application.ts';
import { checkPositions, checkWorks, refuseExpired } from './check-application.ts';
import { notifyApplicationMilestone } from './notify-application-milestone.ts';

/** The job is locked: applications made at once would not count each other, and the tenth would not be noticed. */
export async function applyToJob(
  db: Db,
  viewer: Viewer,
  jobId: string,
  body: ApplyBody,
): Promise<Application> {
  return transaction(db, async (tx) => {
    const { isExpired } = await lockJob(tx, jobId);
    const job = await getJob(tx, viewer, jobId);
    if (!canApplyToJob(viewer, job))
      throw new AppError('forbidden', 'You cannot apply to your own job.');
    if (await findOwnApplicationId(tx, viewer, jobId))
      throw new AppError('conflict', 'You have already applied to this job.');
    if (isExpired) refuseExpired(job);
    checkPositions(job, body.positionIds);
    await checkWorks(tx, viewer, body.portfolioItemIds);
    const id = newId('app');
    await insertApplication(tx, { ...body, id, job, applicantId: viewer.id });
    await notify(tx, [job.authorId], {
      type: 'job_application',
      actor: viewer,
      data: { event: 'received', applicationId: id, jobId, jobTitle: job.title },
    });
    await notifyApplicationMilestone(tx, job, viewer.id);
    return getApplication(tx, viewer, id);
  });
}

async function insertApplication(
  tx: Db,
  row: ApplyBody & { id: string; job: Job; applicantId: string },
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO applications (id, job_id, job_title, applicant_id, message, created_at)
    VALUES (${param(row.id)}, ${param(row.job.id)}, ${param(row.job.title)}, ${param(row.applicantId)},
      ${param(row.message)}, clock_timestamp())`);
  if (row.positionIds.length > 0)
    await tx.execute(sql`
      INSERT INTO application_positions (application_id, position_id, sort_order)
      SELECT ${param(row.id)}, id, n FROM unnest(${param(row.positionIds)}::text[]) WITH ORDINALITY AS asked (id, n)`);
  // Locked, because one that is deleted at this moment is left out.
  if (row.portfolioItemIds.length > 0)
    await tx.execute(sql`
      INSERT INTO application_portfolio_items (application_id, portfolio_item_id, sort_order)
      SELECT ${param(row.id)}, p.id, n FROM unnest(${param(row.portfolioItemIds)}::text[]) WITH ORDINALITY AS attached (id, n)
        JOIN portfolio_items p ON p.id = attached.id FOR KEY SHARE OF p`);
}
