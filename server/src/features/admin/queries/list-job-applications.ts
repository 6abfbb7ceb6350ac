import type { AdminJobApplication } from '#contract/admin/contract.ts';
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
import { getJob } from '../../jobs/queries/get-job.ts';
import { authorJson } from './admin-user-json.ts';

const applicationsOfJob = pagedStatement<
  JsonRow<AdminJobApplication>,
  [jobId: string, ...PageStart]
>(
  'admin_applications_of_job',
  (rows, job, at, id) => sql`
    SELECT ap.created_at::text AS at, ap.id, ${jsonObject<AdminJobApplication>({
      id: sql`ap.id`,
      jobId: sql`ap.job_id`,
      applicantId: sql`ap.applicant_id`,
      applicant: authorJson(sql`u`),
      message: sql`ap.message`,
      status: sql`ap.status`,
      createdAt: sql`ap.created_at`,
    })}::text AS item
    FROM applications ap JOIN users u ON u.id = ap.applicant_id
    WHERE ap.job_id = ${job} AND ap.withdrawn_at IS NULL
      AND (ap.created_at, ap.id) < (${at}::timestamptz, ${id})
    ORDER BY ap.created_at DESC, ap.id DESC LIMIT ${rows}`,
);

export async function listJobApplications(
  db: Db,
  viewer: Viewer,
  jobId: string,
  query: PageQuery,
): Promise<JsonPage<AdminJobApplication>> {
  await getJob(db, viewer, jobId);
  const rows = await applicationsOfJob(db, query.limit, jobId, ...pageStart(query.cursor));
  return jsonPage(rows, query);
}
