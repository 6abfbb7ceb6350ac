import type { Job } from '#contract/jobs/contract.ts';
import { type Json, type JsonFields, jsonArray, jsonObject } from '#server/db/json.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { projectReferenceJson } from '../../projects/queries/project-json.ts';
import { userSummaryJson } from '../../users/queries.ts';

type JobOfItself = Omit<Job, keyof JobFlags | 'replies'>;
type JobFlags = Pick<Job, 'project' | 'isSaved' | 'isApplied'>;

/** SQL: a job. `job` and `author` are rows of jobs and users. */
export function jobFields(job: Fragment, author: Fragment): JsonFields<JobOfItself> {
  return {
    id: sql`${job}.id`,
    authorId: sql`${job}.author_id`,
    author: userSummaryJson(author),
    title: sql`${job}.title`,
    description: sql`${job}.description`,
    requirements: sql`${job}.requirements`,
    budget: sql`${job}.budget`,
    location: sql`${job}.location`,
    duration: sql`${job}.duration`,
    startDate: sql`${job}.start_date`,
    paymentType: sql`${job}.payment_type`,
    targetSchool: sql`${job}.target_school`,
    type: sql`${job}.type`,
    deadline: sql`${job}.deadline`,
    respondBy: sql`${job}.respond_by`,
    expiresAt: sql`${job}.expires_at`,
    positions: positionsJson(job),
    skills: sql`${job}.skills`,
    createdAt: sql`${job}.created_at`,
  };
}

/** SQL: the positions of a crew call in their order; jobs without any cost nothing. */
function positionsJson(job: Fragment): Json<Job['positions']> {
  const position = jsonObject<Job['positions'][number]>({
    id: sql`jp.id`,
    role: sql`jp.role`,
    wanted: sql`jp.wanted`,
    filled: sql`jp.filled`,
    paymentType: sql`jp.payment_type`,
    skills: sql`jp.skills`,
  });
  const all = jsonArray(position, {
    from: sql`FROM job_positions jp WHERE jp.job_id = ${job}.id`,
    orderBy: sql`jp.place`,
  });
  return sql`CASE WHEN ${job}.position_count = 0 THEN '[]'::json ELSE ${all} END`;
}

/** SQL: its project, and whether the viewer saved the job or applied to it. OFFSET 0 probes the index instead of hashing all saved jobs. */
export function jobFlags(job: Fragment, viewer: Fragment): JsonFields<JobFlags> {
  return {
    project: projectReferenceJson(job, viewer),
    isSaved: sql`EXISTS (SELECT 1 FROM saved_jobs s
      WHERE s.user_id = ${viewer} AND s.job_id = ${job}.id OFFSET 0)`,
    isApplied: sql`EXISTS (SELECT 1 FROM applications ap
      WHERE ap.applicant_id = ${viewer} AND ap.job_id = ${job}.id AND ap.withdrawn_at IS NULL OFFSET 0)`,
  };
}

export function jobJson(job: Fragment, author: Fragment, viewer: Fragment): Json<Job> {
  return jsonObject<Job>({
    ...jobFields(job, author),
    ...jobFlags(job, viewer),
    replies: undefined,
  });
}
