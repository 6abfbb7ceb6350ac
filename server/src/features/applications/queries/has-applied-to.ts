import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';

/** SQL: the applicant has an application to a job of the owner that was not withdrawn. Both are ids. */
export function hasAppliedTo(owner: Fragment, applicant: Fragment): SQL<boolean> {
  return sql`EXISTS (SELECT 1 FROM applications ha JOIN jobs hj ON hj.id = ha.job_id
    WHERE ha.applicant_id = ${applicant} AND ha.withdrawn_at IS NULL AND hj.author_id = ${owner})`;
}
