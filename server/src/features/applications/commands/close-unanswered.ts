import { startRun, throwFailures, workThrough } from '#server/db/batch-run.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import type { SchoolTime } from '#server/platform/school-time.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';

type OverdueJob = { id: string; title: string; authorId: string; applicationIds: string[] };
type ClosedApplication = { id: string; applicantId: string; isVisible: boolean };

const note =
  'Nobody answered in time, so we closed this for you. It says nothing about your work: please keep applying.';

/** Closes what nobody answered two weeks after the day that the job promised, and tells the applicants. */
export async function closeUnanswered(db: Db, { today }: SchoolTime): Promise<void> {
  const run = startRun('close-unanswered');
  for (const job of await listOverdueJobs(db, today))
    await workThrough(db, run, job.applicationIds, async (tx, ids) => {
      const closed = await closeApplications(tx, job, ids);
      for (const { id, applicantId } of closed.filter(({ isVisible }) => isVisible))
        await notify(tx, [applicantId], {
          type: 'job_application',
          actor: null,
          data: { event: 'closed', applicationId: id, jobId: job.id, jobTitle: job.title },
        });
    });
  throwFailures(run);
}

async function listOverdueJobs(db: Db, today: string): Promise<OverdueJob[]> {
  const { rows } = await db.execute<OverdueJob>(sql`
    SELECT j.id, j.title, j.author_id AS "authorId", array_agg(ap.id ORDER BY ap.id) AS "applicationIds"
    FROM jobs j JOIN applications ap ON ap.job_id = j.id
    WHERE j.respond_by <= ${param(today)}::date - 14 AND ap.status = 'pending' AND ap.withdrawn_at IS NULL
    GROUP BY j.id ORDER BY j.id`);
  return rows;
}

/** `isVisible`: the applicant may see the job; there is a block between the two otherwise. */
async function closeApplications(
  tx: Db,
  job: OverdueJob,
  ids: string[],
): Promise<ClosedApplication[]> {
  const { rows } = await tx.execute<ClosedApplication>(sql`
    UPDATE applications SET status = 'rejected', is_unanswered = true, note = ${param(note)},
      decided_at = now(), updated_at = now()
    WHERE id = ANY (${param(ids)}::text[]) AND status = 'pending' AND withdrawn_at IS NULL
    RETURNING id, applicant_id AS "applicantId",
      ${visibleMember(sql`applicant_id`, param(job.authorId))} AS "isVisible"`);
  return rows;
}
