import type { Job, JobSearchQuery } from '#contract/jobs/contract.ts';
import type { Db } from '#server/db/client.ts';
import { isoInstant } from '#server/db/columns.ts';
import { decodeCursor, type JsonPage, type JsonRow, jsonPage } from '#server/db/page.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { findByTier } from './find-by-tier.ts';
import { facetsOf, jobConditions } from './job-conditions.ts';
import { jobJson } from './job-json.ts';
import { type PreparedSearch, prepareSearch } from './prepare-search.ts';
import { jobSearchKey, tierName } from './read-tiers.ts';

const foundJobs = statement<Pick<JsonRow<Job>, 'id' | 'item'>, [viewerId: string, ids: string[]]>(
  'found_jobs',
  (viewer, ids) => sql`
  SELECT j.id, ${jobJson(sql`j`, sql`a`, viewer)}::text AS item
  FROM unnest(${ids}::text[]) found (id) JOIN jobs j ON j.id = found.id JOIN users a ON a.id = j.author_id`,
);

/** Open jobs by relevance, then newest. */
export async function searchJobs(
  db: Db,
  viewer: Viewer,
  query: JobSearchQuery,
): Promise<JsonPage<Job>> {
  const prepared = await prepareSearch(db, viewer.id, query.q);
  const found = await findByTier(db, prepared.asked, {
    conditionsFor: (words) => jobConditions(prepared, query, words),
    ...narrowness(prepared, query),
    after: decodeCursor(query.cursor, jobSearchKey),
    rows: query.limit + 1,
  });
  const ids = found.map(({ id }) => id);
  const jobs = found.length > 0 ? await foundJobs(db, viewer.id, ids) : [];
  const items = new Map(jobs.map(({ id, item }) => [id, item]));
  const rows = found.flatMap((job) => {
    const item = items.get(job.id);
    return item === undefined ? [] : [{ ...job, item }];
  });
  return jsonPage(rows, query, (row) => [tierName(row.tier), isoInstant(row.at), row.id]);
}

/** A school narrows little: most jobs are for every one. */
function narrowness({ asked }: PreparedSearch, query: JobSearchQuery) {
  const hasWords = asked !== null && asked.alternatives.length + asked.phrases.length > 0;
  const isFiltered = facetsOf({ ...query, school: undefined }).length > 0;
  return {
    isIndexed: hasWords || facetsOf(query).length > 0,
    isRare: hasWords && isFiltered,
  };
}
