import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';
import { projectReferenceJson } from '../../projects/queries/project-json.ts';
import { userSummaryFields } from '../../users/queries.ts';

/** SQL: a job as arguments of json_build_object. `job` and `author` are rows of jobs and users. */
export function jobFields(job: Fragment, author: Fragment): SQL {
  return sql`'id', ${job}.id, 'authorId', ${job}.author_id, 'author', json_build_object(${userSummaryFields(author)}),
    'title', ${job}.title, 'description', ${job}.description, 'requirements', ${job}.requirements,
    'budget', ${job}.budget, 'location', ${job}.location, 'duration', ${job}.duration,
    'startDate', ${job}.start_date, 'paymentType', ${job}.payment_type, 'targetSchool', ${job}.target_school,
    'type', ${job}.type, 'deadline', ${job}.deadline, 'respondBy', ${job}.respond_by, 'expiresAt', ${job}.expires_at,
    'positions', ${positionsJson(job)}, 'skills', ${job}.skills, 'createdAt', ${job}.created_at`;
}

/** SQL: the positions of a crew call in their order; jobs without any cost nothing. */
function positionsJson(job: Fragment): SQL {
  return sql`CASE WHEN ${job}.position_count = 0 THEN '[]'::json ELSE (
    SELECT coalesce(json_agg(json_build_object('id', jp.id, 'role', jp.role, 'wanted', jp.wanted, 'filled', jp.filled,
      'paymentType', jp.payment_type, 'skills', jp.skills) ORDER BY jp.place), '[]')
    FROM job_positions jp WHERE jp.job_id = ${job}.id) END`;
}

/** SQL: its project, and whether the viewer saved the job or applied to it. OFFSET 0 probes the index instead of hashing all saved jobs. */
export function jobFlags(job: Fragment, viewer: Fragment): SQL {
  return sql`'project', ${projectReferenceJson(job, viewer)}, 'isSaved', EXISTS (SELECT 1 FROM saved_jobs s
      WHERE s.user_id = ${viewer} AND s.job_id = ${job}.id OFFSET 0),
    'isApplied', EXISTS (SELECT 1 FROM applications ap
      WHERE ap.applicant_id = ${viewer} AND ap.job_id = ${job}.id AND ap.withdrawn_at IS NULL OFFSET 0)`;
}

export function jobJson(job: Fragment, author: Fragment, viewer: Fragment): SQL {
  return sql`json_build_object(${jobFields(job, author)}, ${jobFlags(job, viewer)})`;
}
