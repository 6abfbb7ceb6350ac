import type { Job } from '#contract/jobs/contract.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { notify } from '../../notifications/commands/notify.ts';

const milestones = [1, 10];

/** Notifies the author when the first and the tenth person have applied. Who withdraws and applies again counts once. */
export async function notifyApplicationMilestone(
  tx: Db,
  job: Job,
  applicantId: string,
): Promise<void> {
  const { rows } = await tx.execute<{ people: number; own: number }>(sql`
    SELECT count(DISTINCT applicant_id)::int AS people,
      (count(*) FILTER (WHERE applicant_id = ${param(applicantId)}))::int AS own
    FROM (SELECT applicant_id FROM applications WHERE job_id = ${param(job.id)} LIMIT 1000) applied`);
  const { people = 0, own = 0 } = rows[0] ?? {};
  if (own !== 1 || !milestones.includes(people)) return;
  await notify(tx, [job.authorId], {
    type: 'job_milestone',
    actor: null,
    data: { jobId: job.id, jobTitle: job.title, counted: 'applications', count: people },
  });
}
