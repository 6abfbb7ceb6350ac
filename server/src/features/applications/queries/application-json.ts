import type { SQL } from 'drizzle-orm';
import { sql } from '#server/db/sql.ts';
import { jobFields } from '../../jobs/queries/job-json.ts';
import { userSummaryFields } from '../../users/queries.ts';
import { worksOfApplication } from './works-json.ts';

/** SQL: an application as JSON, in a query that begins with `withApplicationRows`. */
export const applicationJson = sql`json_build_object('id', ap.id, 'jobId', ap.job_id, 'applicantId', ap.applicant_id,
  'job', j.json,
  'applicant', json_build_object(${userSummaryFields(sql`u`)}, 'email', u.email, 'portfolioUrl', u.portfolio_url),
  'message', ap.message, 'status', ap.status, 'positionIds', ap.position_ids,
  'positionId', CASE WHEN ap.status = 'accepted' THEN ap.position_id END,
  'works', coalesce(attached.works, first.works, '[]'::json), 'areWorksAttached', attached.works IS NOT NULL,
  'matchingSkills', ARRAY(SELECT skill FROM unnest(u.skills) WITH ORDINALITY AS has (skill, place)
    WHERE skill = ANY (j.skills) ORDER BY place),
  'note', ap.note, 'seenAt', ap.seen_at, 'decidedAt', ap.decided_at, 'isUnanswered', ap.is_unanswered, 'createdAt', ap.created_at)`;

/** SQL: every skill that a job `j` or one of its positions asks for. */
export const askedSkills = sql`j.skills || CASE WHEN j.position_count = 0 THEN '{}' ELSE ARRAY(
  SELECT skill FROM job_positions jp CROSS JOIN LATERAL unnest(jp.skills) skill WHERE jp.job_id = j.id) END`;

/** SQL: selects from applications `ap` with what `applicationJson` needs. Each job is written as JSON once. */
export function selectApplications(applications: SQL, columns: SQL): SQL {
  return sql`
  WITH ap AS MATERIALIZED (${applications}), j AS MATERIALIZED (
    SELECT j.id, j.author_id, json_build_object(${jobFields(sql`j`, sql`a`)}) AS json, ${askedSkills} AS skills
    FROM (SELECT DISTINCT job_id FROM ap) asked JOIN jobs j ON j.id = asked.job_id JOIN users a ON a.id = j.author_id)
  SELECT ${columns}
  FROM ap JOIN j ON j.id = ap.job_id JOIN users u ON u.id = ap.applicant_id ${worksOfApplication}`;
}
