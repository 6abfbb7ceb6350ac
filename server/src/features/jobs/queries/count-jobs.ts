import type { SQL } from 'drizzle-orm';
import type { JobFilters } from '#contract/jobs/contract.ts';
import { type BoundedCount, mostCounted } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { type Fragment, integer, sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleAmongMany } from '../../visibility/queries/visible-members.ts';
import { exactTsquery, looseTsquery } from './asked-tsquery.ts';
import { jobConditions } from './job-conditions.ts';
import { prepareSearch } from './prepare-search.ts';

interface JobCounts {
  browse: BoundedCount;
  applications: BoundedCount;
  applicants: BoundedCount;
  saved: BoundedCount;
}

/** SQL: how many rows there are; counting stops at one more than is shown. */
const upToMost = (rows: SQL): SQL =>
  sql`(SELECT count(*)::int FROM (${rows} LIMIT ${integer(mostCounted + 1)}) counted)`;

const ownCounts = statement<
  { applications: number; applicants: number; saved: number },
  [viewerId: string]
>('job_counts', (viewer) => {
  const isVisibleJob = (jobId: Fragment) => sql`EXISTS (SELECT 1 FROM jobs vj
    WHERE vj.id = ${jobId} AND ${visibleAmongMany(viewer, sql`vj.author_id`)} OFFSET 0)`;
  const applications = sql`SELECT FROM applications ap
    WHERE ap.applicant_id = ${viewer} AND ap.withdrawn_at IS NULL AND ${isVisibleJob(sql`ap.job_id`)}`;
  const applicants = sql`SELECT FROM jobs o JOIN applications ap ON ap.job_id = o.id
    WHERE o.author_id = ${viewer} AND ap.status = 'pending' AND ap.withdrawn_at IS NULL
      AND ${visibleAmongMany(viewer, sql`ap.applicant_id`)}`;
  const saved = sql`SELECT FROM saved_jobs sj WHERE sj.user_id = ${viewer} AND ${isVisibleJob(sql`sj.job_id`)}`;
  return sql`SELECT ${upToMost(applications)} AS applications, ${upToMost(applicants)} AS applicants,
    ${upToMost(saved)} AS saved`;
});

/** The numbers on the tabs: what a search finds by its own rules, and what the viewer has. */
export async function countJobs(db: Db, viewer: Viewer, filters: JobFilters): Promise<JobCounts> {
  const [row] = await ownCounts(db, viewer.id);
  const { applications = 0, applicants = 0, saved = 0 } = row ?? {};
  return {
    browse: bounded(await countFound(db, viewer, filters)),
    applications: bounded(applications),
    applicants: bounded(applicants),
    saved: bounded(saved),
  };
}

async function countFound(db: Db, viewer: Viewer, filters: JobFilters): Promise<number> {
  const prepared = await prepareSearch(db, viewer.id, filters.q);
  const { asked } = prepared;
  const count = async (matches: SQL, words: SQL | null) => {
    // In order, PostgreSQL reads an index; without, it would read the whole table in the hope of soon having enough.
    const found = sql`SELECT FROM jobs j WHERE ${matches} AND ${jobConditions(prepared, filters, words)}
      ORDER BY j.created_at DESC, j.id DESC`;
    const { rows } = await db.execute<{ count: number }>(sql`SELECT ${upToMost(found)} AS count`);
    return rows[0]?.count ?? 0;
  };
  const countWords = (words: SQL | null) => (words ? count(sql`j.search @@ ${words}`, words) : 0);
  const exact = asked && exactTsquery(asked);
  if (!exact) return asked && asked.excluded.length === 0 ? 0 : count(sql`true`, null);
  return (await countWords(exact)) || countWords(looseTsquery(asked));
}

function bounded(count: number): BoundedCount {
  return { count: Math.min(count, mostCounted), isMore: count > mostCounted };
}
