import type { Application } from '#contract/applications/contract.ts';
import type { ApplicationStatus } from '#contract/applications/forms.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { lockJob } from '../../jobs/commands/lock-job.ts';
import { notifyFilled } from '../../jobs/commands/notify-filled.ts';
import { claimSeat } from '../../jobs/commands/position-seats.ts';
import { getJob } from '../../jobs/queries/get-job.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { receiptOf } from '../application-notifications.ts';
import {
  applicationNotFound,
  findOwnApplicationId,
  getApplication,
} from '../queries/get-application.ts';

type Withdrawn = {
  jobId: string;
  status: ApplicationStatus;
  positionId: string | null;
  isRecent: boolean;
};

/** Undoes a withdrawal. Whoever was accepted and whose seat is gone is pending again. */
export async function restoreApplication(db: Db, viewer: Viewer, id: string): Promise<Application> {
  return transaction(db, async (tx) => {
    const { jobId } = await getWithdrawn(tx, viewer, id);
    await lockJob(tx, jobId);
    const job = await getJob(tx, viewer, jobId);
    if (await findOwnApplicationId(tx, viewer, jobId))
      throw new AppError('conflict', 'You have applied to this job again already.');
    const { isRecent, status, positionId } = await getWithdrawn(tx, viewer, id);
    if (!isRecent)
      throw new AppError('conflict', 'It is too late to undo this. You can apply again.');
    const isSeated = positionId ? await claimSeat(tx, positionId) : job.positions.length === 0;
    const isKept = status !== 'accepted' || isSeated;
    await writeRestored(tx, id, isKept);
    if (!isKept || status === 'pending')
      await notify(tx, [job.authorId], receiptOf({ id, job }, viewer));
    const restored = await getApplication(tx, viewer, id);
    if (restored.status === 'accepted') await notifyFilled(tx, restored.job);
    return restored;
  });
}

async function getWithdrawn(tx: Db, viewer: Viewer, id: string): Promise<Withdrawn> {
  const { rows } = await tx.execute<Withdrawn>(sql`
    SELECT job_id AS "jobId", status, CASE WHEN status = 'accepted' THEN position_id END AS "positionId",
      withdrawn_at > now() - interval '10 minutes' AS "isRecent"
    FROM applications
    WHERE id = ${param(id)} AND applicant_id = ${param(viewer.id)} AND withdrawn_at IS NOT NULL AND job_id IS NOT NULL`);
  if (!rows[0]) throw applicationNotFound();
  return rows[0];
}

async function writeRestored(tx: Db, id: string, isKept: boolean): Promise<void> {
  const reset = isKept
    ? sql``
    : sql`, status = 'pending', position_id = NULL, note = NULL, decided_at = NULL`;
  await tx.execute(sql`
    UPDATE applications SET withdrawn_at = NULL, updated_at = now()${reset} WHERE id = ${param(id)}`);
}
