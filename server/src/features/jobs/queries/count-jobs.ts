import type { SQL } from 'drizzle-orm';
import type { JobFilters } from '#contract/jobs/contract.ts';
import type { BoundedCount } from '#contract/primitives.ts';
import { boundedCount, countUpToMost } from '#server/db/bounded-count.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { exactTsquery, looseTsquery } from './asked-tsquery.ts';
import { jobConditions } from './job-conditions.ts';
import { ownRows } from './own-rows.ts';
import { prepareSearch } from './prepare-search.ts';

interface JobCounts {
  browse: BoundedCount;
  applications: BoundedCount;
  applicants: BoundedCount;
  saved: BoundedCount;
}

const ownCounts = statement<
  { applications: number; applicants: number; saved: number },
  [viewerId: string]
>('job_counts', (viewer) => {
  const { applications, applicants, saved } = ownRows(viewer);
  return sql`SELECT ${countUpToMost(applications)} AS applications, ${countUpToMost(applicants)} AS applicants,
    ${countUpToMost(saved)} AS saved`;
});

/** The numbers on the tabs: what a search finds by its own rules, and what the viewer has. */
export async function countJobs(db: Db, viewer: Viewer, filters: JobFilters): Promise<JobCounts> {
  const [row] = await ownCounts(db, viewer.id);
  const { applications = 0, applicants = 0, saved = 0 } = row ?? {};
  return {
    browse: boundedCount(await countFound(db, viewer, filters)),
    applications: boundedCount(applications),
    applicants: boundedCount(applicants),
    saved: boundedCount(saved),
  };
}

async function countFound(db: Db, viewer: Viewer, filters: JobFilters): Promise<number> {
  const prepared = await prepareSearch(db, viewer.id, filters.q);
  const { asked } = prepared;
  const count = async (matches: SQL, words: SQL | null) => {
    // In order, PostgreSQL reads an index; without, it would read the whole table in the hope of soon having enough.
    const found = sql`SELECT FROM jobs j WHERE ${matches} AND ${jobConditions(prepared, filters, words)}
      ORDER BY j.created_at DESC, j.id DESC`;
    const { rows } = await db.execute<{ count: number }>(
      sql`SELECT ${countUpToMost(found)} AS count`,
    );
    return rows[0]?.count ?? 0;
  };
  const countWords = (words: SQL | null) => (words ? count(sql`j.search @@ ${words}`, words) : 0);
  const exact = asked && exactTsquery(asked);
  if (!exact) return asked && asked.excluded.length === 0 ? 0 : count(sql`true`, null);
  return (await countWords(exact)) || countWords(looseTsquery(asked));
}
