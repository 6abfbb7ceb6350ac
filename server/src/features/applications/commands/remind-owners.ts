import { startRun, throwFailures, workThrough } from '#server/db/batch-run.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import type { SchoolTime } from '#server/platform/school-time.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';

type WaitingJob = { jobId: string; jobTitle: string; authorId: string; count: number };

/** Reminds owners of applications that have waited for more than a week; of each job at most once a week. */
export async function remindOwners(db: Db, { now, today }: SchoolTime): Promise<void> {
  const run = startRun('remind-owners');
  for (const { authorId, ...job } of await listWaitingJobs(db, now))
    await workThrough(db, run, [job.jobId], async (tx) => {
      if (!(await writeReminder(tx, job.jobId, now))) return;
      await notify(tx, [authorId], {
        type: 'job_milestone',
        actor: null,
        data: { ...job, counted: 'waiting', day: today },
      });
    });
  throwFailures(run);
}

const at = (now: number) => sql`${param(new Date(now).toISOString())}::timestamptz`;

async function listWaitingJobs(db: Db, now: number): Promise<WaitingJob[]> {
  const { rows } = await db.execute<WaitingJob>(sql`
    SELECT j.id AS "jobId", j.title AS "jobTitle", j.author_id AS "authorId", count(*)::int AS count
    FROM applications ap JOIN jobs j ON j.id = ap.job_id
    WHERE ap.status = 'pending' AND ap.withdrawn_at IS NULL AND ap.created_at < ${at(now)} - interval '7 days'
      AND ${visibleMember(sql`j.author_id`, sql`ap.applicant_id`)}
      AND NOT EXISTS (SELECT 1 FROM waiting_reminders r WHERE r.job_id = j.id AND ${isRecent(now)})
    GROUP BY j.id ORDER BY j.id`);
  return rows;
}

/** A little less than a week: the task may begin a minute earlier than the last time. */
const isRecent = (now: number) => sql`r.reminded_at > ${at(now)} - interval '167 hours'`;

/** False where another instance has just reminded of it. */
async function writeReminder(tx: Db, jobId: string, now: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    INSERT INTO waiting_reminders AS r (job_id, reminded_at) VALUES (${param(jobId)}, ${at(now)})
    ON CONFLICT (job_id) DO UPDATE SET reminded_at = excluded.reminded_at WHERE NOT (${isRecent(now)})`);
  return rowCount === 1;
}
