import { sql } from '#server/db/sql.ts';
import { jobFields } from '../../jobs/queries/job-json.ts';
import { userSummaryFields } from '../../users/queries.ts';

/** SQL: an application as JSON, from rows `ap`, its job `j`, the job's author `a` and the applicant `u`. */
export const applicationJson = sql`json_build_object('id', ap.id, 'jobId', ap.job_id, 'applicantId', ap.applicant_id,
  'job', json_build_object(${jobFields(sql`j`, sql`a`)}),
  'applicant', json_build_object(${userSummaryFields(sql`u`)}, 'email', u.email, 'portfolioUrl', u.portfolio_url),
  'message', ap.message, 'status', ap.status, 'positionIds', ap.position_ids,
  'positionId', ap.position_id, 'works', '[]'::json, 'areWorksAttached', false, 'matchingSkills', '[]'::json,
  'note', ap.note, 'seenAt', ap.seen_at, 'decidedAt', ap.decided_at, 'isUnanswered', ap.is_unanswered, 'createdAt', ap.created_at)`;

/** SQL: joins what `applicationJson` needs to an application `ap`. */
export const applicationJoins = sql`JOIN jobs j ON j.id = ap.job_id JOIN users a ON a.id = j.author_id
  JOIN users u ON u.id = ap.applicant_id`;
