import type { Job } from '#contract/jobs/contract.ts';
import { isFilled } from '#contract/jobs/positions.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';

type Filled = Pick<Job, 'id' | 'title' | 'authorId' | 'positions'>;

/** Tells the owner and the crew that every position is filled; each of them once, however often it is filled again. */
export async function notifyFilled(tx: Db, job: Filled): Promise<void> {
  if (!isFilled(job.positions)) return;
  await notify(tx, [job.authorId, ...(await listCrewIds(tx, job))], {
    type: 'job_milestone',
    actor: null,
    data: { jobId: job.id, jobTitle: job.title, counted: 'filled' },
  });
}

/** Without those who may not see the job any more. */
async function listCrewIds(tx: Db, { id, authorId }: Filled): Promise<string[]> {
  const { rows } = await tx.execute<{ id: string }>(sql`
    SELECT ap.applicant_id AS id FROM applications ap
    WHERE ap.job_id = ${param(id)} AND ap.status = 'accepted' AND ap.withdrawn_at IS NULL
      AND ${visibleMember(sql`ap.applicant_id`, param(authorId))}`);
  return rows.map((row) => row.id);
}
