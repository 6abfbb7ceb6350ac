import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { notify } from '../../notifications/commands/notify.ts';

const milestones = [10, 50, 100];

type Counted = { authorId: string; title: string; views: number };

/** Notifies the author of a job when it has been viewed 10, 50 and 100 times. */
export async function notifyViewMilestone(tx: Db, jobId: string): Promise<void> {
  const { rows } = await tx.execute<Counted>(sql`
    SELECT j.author_id AS "authorId", j.title, (
      SELECT count(*)::int FROM (SELECT 1 FROM content_views v
        WHERE v.content_type = 'job' AND v.content_id = j.id LIMIT 101) counted) AS views
    FROM jobs j WHERE j.id = ${param(jobId)}`);
  const [job] = rows;
  if (!job || !milestones.includes(job.views)) return;
  await notify(tx, [job.authorId], {
    type: 'job_milestone',
    actor: null,
    data: { jobId, jobTitle: job.title, counted: 'views', count: job.views },
  });
}
