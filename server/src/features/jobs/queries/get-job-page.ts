import type { Job, Replies } from '#contract/jobs/contract.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { getJob } from './get-job.ts';

const fewestApplications = 3;

type ReplyCounts = { total: number; answered: number; usualHours: number | null };

/**
 * Over the last year. What was withdrawn before an answer does not count, and what closed by itself was not answered.
 */
const replyCounts = statement<ReplyCounts, [ownerId: string]>(
  'replies_of_owner',
  (owner) => sql`
  SELECT count(*)::int AS total, (count(*) FILTER (WHERE ap.is_answered))::int AS answered,
    percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ap.answered_at - ap.created_at) / 3600)
      FILTER (WHERE ap.is_answered) AS "usualHours"
  FROM (SELECT ap.created_at, ap.status <> 'pending' AND NOT ap.is_unanswered AS is_answered,
      coalesce(ap.decided_at, ap.updated_at) AS answered_at
    FROM jobs o JOIN applications ap ON ap.job_id = o.id
    WHERE o.author_id = ${owner} AND ap.created_at > now() - interval '365 days'
      AND (ap.withdrawn_at IS NULL OR ap.status <> 'pending')) ap`,
);

/** One job, with how its owner answers. */
export async function getJobPage(db: Db, viewer: Viewer, id: string): Promise<Job> {
  const job = await getJob(db, viewer, id);
  const [counts] = await replyCounts(db, job.authorId);
  return { ...job, replies: counts ? repliesOf(counts) : null };
}

function repliesOf({ total, answered, usualHours }: ReplyCounts): Replies | null {
  if (total < fewestApplications) return null;
  const hours = usualHours === null ? 0 : Math.max(1, Math.round(usualHours));
  return { percent: Math.round((answered / total) * 100), usualHours: hours };
}
