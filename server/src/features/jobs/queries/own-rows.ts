import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';
import { visibleAmongMany } from '../../visibility/queries/visible-members.ts';

/** SQL: a row for each application `ap` of the viewer, for each to their jobs that they have not answered, and for each job they saved. */
export function ownRows(viewer: Fragment): Record<'applications' | 'applicants' | 'saved', SQL> {
  const isVisibleJob = (jobId: Fragment) => sql`EXISTS (SELECT 1 FROM jobs vj
    WHERE vj.id = ${jobId} AND ${visibleAmongMany(viewer, sql`vj.author_id`)} OFFSET 0)`;
  return {
    applications: sql`SELECT FROM applications ap
      WHERE ap.applicant_id = ${viewer} AND ap.withdrawn_at IS NULL AND ${isVisibleJob(sql`ap.job_id`)}`,
    applicants: sql`SELECT FROM jobs o JOIN applications ap ON ap.job_id = o.id
      WHERE o.author_id = ${viewer} AND ap.status = 'pending' AND ap.withdrawn_at IS NULL
        AND ${visibleAmongMany(viewer, sql`ap.applicant_id`)}`,
    saved: sql`SELECT FROM saved_jobs sj WHERE sj.user_id = ${viewer} AND ${isVisibleJob(sql`sj.job_id`)}`,
  };
}
