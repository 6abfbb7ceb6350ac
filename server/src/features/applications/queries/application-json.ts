import type { SQL } from 'drizzle-orm';
import type { Application } from '#contract/applications/contract.ts';
import { jsonObject } from '#server/db/json.ts';
import { sql } from '#server/db/sql.ts';
import { jobFields } from '../../jobs/queries/job-json.ts';
import { userSummaryFields } from '../../users/queries.ts';
import { askedPositions } from './asked-positions.ts';
import { worksOfApplication } from './works-json.ts';

/** SQL: an application as JSON, in a query that begins with `withApplicationRows`. */
export const applicationJson = jsonObject<Application>({
  id: sql`ap.id`,
  jobId: sql`ap.job_id`,
  applicantId: sql`ap.applicant_id`,
  job: sql<Application['job']>`j.json`,
  applicant: jsonObject<Application['applicant']>({
    ...userSummaryFields(sql`u`),
    email: sql`u.email`,
    portfolioUrl: sql`u.portfolio_url`,
  }),
  message: sql`ap.message`,
  status: sql`ap.status`,
  positionIds: askedPositions(sql`ap.id`),
  positionId: sql`CASE WHEN ap.status = 'accepted' THEN ap.position_id END`,
  works: sql<Application['works']>`coalesce(attached.works, first.works, '[]'::json)`,
  areWorksAttached: sql`attached.works IS NOT NULL`,
  matchingSkills: sql`ARRAY(SELECT skill FROM unnest(u.skills) WITH ORDINALITY AS has (skill, place)
    WHERE skill = ANY (j.skills) ORDER BY place)`,
  note: sql`ap.note`,
  seenAt: sql`ap.seen_at`,
  decidedAt: sql`ap.decided_at`,
  isUnanswered: sql`ap.is_unanswered`,
  createdAt: sql`ap.created_at`,
});

/** SQL: every skill that a job `j` or one of its positions asks for. */
export const askedSkills = sql`j.skills || CASE WHEN j.position_count = 0 THEN '{}' ELSE ARRAY(
  SELECT skill FROM job_positions jp CROSS JOIN LATERAL unnest(jp.skills) skill WHERE jp.job_id = j.id) END`;

/** SQL: selects from applications `ap` with what `applicationJson` needs. Each job is written as JSON once. */
export function selectApplications(applications: SQL, columns: SQL): SQL {
  return sql`
  WITH ap AS MATERIALIZED (${applications}), j AS MATERIALIZED (
    SELECT j.id, j.author_id, ${jsonObject<Application['job']>({ ...jobFields(sql`j`, sql`a`), replies: undefined })} AS json, ${askedSkills} AS skills
    FROM (SELECT DISTINCT job_id FROM ap) asked JOIN jobs j ON j.id = asked.job_id JOIN users a ON a.id = j.author_id)
  SELECT ${columns}
  FROM ap JOIN j ON j.id = ap.job_id JOIN users u ON u.id = ap.applicant_id ${worksOfApplication}`;
}
