import type { JobWithApplicants } from '#contract/applications/contract.ts';
import type { PageQuery } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { jsonObject } from '#server/db/json.ts';
import {
  type JsonPage,
  type JsonRow,
  jsonPage,
  type PageStart,
  pageStart,
} from '#server/db/page.ts';
import { sql } from '#server/db/sql.ts';
import { pagedStatement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleAmongMany } from '../../visibility/queries/visible-members.ts';

/** Only the jobs of the page are counted; whom the viewer blocks is read once. */
const ownJobsWithApplicants = pagedStatement<
  JsonRow<JobWithApplicants>,
  [viewerId: string, ...PageStart]
>('own_jobs_with_applicants', (rows, viewer, at, id) => {
  const isShown = sql`ap.withdrawn_at IS NULL AND ${visibleAmongMany(viewer, sql`ap.applicant_id`)}`;
  return sql`
    SELECT o.applied_at::text AS at, o.id, ${jsonObject<JobWithApplicants>({
      job: jsonObject<JobWithApplicants['job']>({
        id: sql`o.id`,
        title: sql`o.title`,
        expiresAt: sql`o.expires_at`,
        createdAt: sql`o.created_at`,
      }),
      counts: sql<JobWithApplicants['counts']>`(SELECT ${jsonObject<JobWithApplicants['counts']>({
        pending: sql`count(*) FILTER (WHERE ap.status = 'pending')`,
        accepted: sql`count(*) FILTER (WHERE ap.status = 'accepted')`,
        rejected: sql`count(*) FILTER (WHERE ap.status = 'rejected')`,
      })}
        FROM applications ap WHERE ap.job_id = o.id AND ${isShown})`,
    })}::text AS item
    FROM (SELECT jobs.*, newest.applied_at FROM jobs CROSS JOIN LATERAL (
        SELECT ap.created_at AS applied_at FROM applications ap WHERE ap.job_id = jobs.id AND ${isShown}
        ORDER BY ap.created_at DESC, ap.id DESC LIMIT 1) newest
      WHERE jobs.author_id = ${viewer} AND (newest.applied_at, jobs.id) < (${at}::timestamptz, ${id})
      ORDER BY newest.applied_at DESC, jobs.id DESC LIMIT ${rows}) o
    ORDER BY o.applied_at DESC, o.id DESC`;
});

/** The viewer's jobs that somebody applied to, the newest application first. */
export async function listOwnJobsWithApplicants(
  db: Db,
  viewer: Viewer,
  query: PageQuery,
): Promise<JsonPage<JobWithApplicants>> {
  const rows = await ownJobsWithApplicants(db, query.limit, viewer.id, ...pageStart(query.cursor));
  return jsonPage(rows, query);
}
