import type { Job } from '#contract/jobs/contract.ts';
import type { PageQuery } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
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
import { visibleContent } from '../../visibility/queries/visible-content.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import { isOpen } from './is-open.ts';
import { jobJson } from './job-json.ts';

/** Open jobs; of one author also those that have expired. */
export const listJobs = visibleContent('jobs', jobJson, isOpen(sql`c`));

const savedJobs = pagedStatement<JsonRow<Job>, [viewerId: string, ...PageStart]>(
  'saved_jobs',
  (rows, viewer, at, id) => sql`
  SELECT saved.created_at::text AS at, j.id, ${jobJson(sql`j`, sql`a`, viewer)}::text AS item
  FROM (SELECT sj.job_id, sj.created_at FROM saved_jobs sj
    WHERE sj.user_id = ${viewer} AND (sj.created_at, sj.job_id) < (${at}::timestamptz, ${id})
      AND EXISTS (SELECT 1 FROM jobs vj WHERE vj.id = sj.job_id AND ${visibleMember(viewer, sql`vj.author_id`)} OFFSET 0)
    ORDER BY sj.created_at DESC, sj.job_id DESC LIMIT ${rows}) saved
  JOIN jobs j ON j.id = saved.job_id JOIN users a ON a.id = j.author_id
  ORDER BY saved.created_at DESC, j.id DESC`,
);

/** The jobs that the viewer saved, last saved first. */
export async function listSavedJobs(
  db: Db,
  viewer: Viewer,
  query: PageQuery,
): Promise<JsonPage<Job>> {
  const rows = await savedJobs(db, query.limit, viewer.id, ...pageStart(query.cursor));
  return jsonPage(rows, query);
}
