import type { PageQuery } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { type JsonPage, type JsonRow, jsonPage, startOf } from '#server/db/page.ts';
import { pagedStatement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleText } from '../../moderation/queries.ts';
import { jobJson } from './job-json.ts';

const newestJobs = (which: string) => (rows: number) =>
  `
  SELECT j.created_at::text AS at, j.id, ${jobJson('j', 'a', '$1')}::text AS item
  FROM (SELECT * FROM jobs j
    WHERE (j.created_at, j.id) < ($2::timestamptz, $3) AND ${which} AND ${visibleText('$1', 'j.author_id')}
    ORDER BY j.created_at DESC, j.id DESC LIMIT ${rows}) j
  JOIN users a ON a.id = j.author_id
  ORDER BY j.created_at DESC, j.id DESC`;

type Place = [viewerId: string, at: string, id: string];

const jobsOfAll = pagedStatement<JsonRow, Place>('jobs_of_all', newestJobs('true'));
const jobsOfAuthor = pagedStatement<JsonRow, [...Place, authorId: string]>(
  'jobs_of_author',
  newestJobs('j.author_id = $4'),
);

const savedJobs = pagedStatement<JsonRow, Place>(
  'saved_jobs',
  (rows) => `
  SELECT saved.created_at::text AS at, j.id, ${jobJson('j', 'a', '$1')}::text AS item
  FROM (SELECT sj.job_id, sj.created_at FROM saved_jobs sj
    WHERE sj.user_id = $1 AND (sj.created_at, sj.job_id) < ($2::timestamptz, $3)
      AND EXISTS (SELECT 1 FROM jobs vj WHERE vj.id = sj.job_id AND ${visibleText('$1', 'vj.author_id')} OFFSET 0)
    ORDER BY sj.created_at DESC, sj.job_id DESC LIMIT ${rows}) saved
  JOIN jobs j ON j.id = saved.job_id JOIN users a ON a.id = j.author_id
  ORDER BY saved.created_at DESC, j.id DESC`,
);

export async function listJobs(
  db: Db,
  viewer: Viewer,
  { authorId, ...query }: PageQuery & { authorId?: string | undefined },
): Promise<JsonPage> {
  const place = [viewer.id, ...startOf(query.cursor)] as const;
  const rows = authorId
    ? await jobsOfAuthor(db, query.limit, ...place, authorId)
    : await jobsOfAll(db, query.limit, ...place);
  return jsonPage(rows, query);
}

/** The jobs that the viewer saved, last saved first. */
export async function listSavedJobs(db: Db, viewer: Viewer, query: PageQuery): Promise<JsonPage> {
  const rows = await savedJobs(db, query.limit, viewer.id, ...startOf(query.cursor));
  return jsonPage(rows, query);
}
