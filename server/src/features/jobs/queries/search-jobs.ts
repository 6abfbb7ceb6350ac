import type { JobSearchQuery } from '#contract/jobs/contract.ts';
import type { Db } from '#server/db/client.ts';
import { isoInstant } from '#server/db/columns.ts';
import { decodeCursor, type JsonPage, type JsonRow, jsonPage } from '#server/db/page.ts';
import { param, sql } from '#server/db/sql.ts';
import type { Viewer } from '#server/http/app.ts';
import type { SessionPage } from '#server/http/session-joined-query.ts';
import { facetsOf, isOfMajor, jobConditions } from './job-conditions.ts';
import { jobJson } from './job-json.ts';
import { jobsByTier } from './job-tiers.ts';
import { type PreparedSearch, prepareSearch, prepareSearchForSession } from './prepare-search.ts';
import { jobSearchKey, tierName } from './read-tiers.ts';

type FoundRow = JsonRow & { tier: number };

/** Open jobs by relevance, then newest. */
export async function searchJobs(db: Db, viewer: Viewer, query: JobSearchQuery): Promise<JsonPage> {
  return runSearch(db, viewer.id, await prepareSearch(db, viewer.id, query.q), query);
}

/** The same for the member whose session token this is; null where the session is not valid. */
export async function searchJobsForSession(
  db: Db,
  token: string,
  query: JobSearchQuery,
): Promise<SessionPage | null> {
  const prepared = await prepareSearchForSession(db, token, query.q);
  if (!prepared) return null;
  const { viewerId, stale } = prepared;
  return { viewerId, stale, ...(await runSearch(db, viewerId, prepared, query)) };
}

const viewer = sql`(SELECT id FROM viewer)`;

/** Planned for its values, never prepared: a word or a skill that every job has needs another plan than a rare one. */
async function runSearch(
  db: Db,
  viewerId: string,
  prepared: PreparedSearch,
  query: JobSearchQuery,
): Promise<JsonPage> {
  const found = jobsByTier(prepared.asked, {
    conditionsFor: (words) => jobConditions(prepared, query, words),
    isIndexed: isIndexed(prepared, query),
    isByFew: query.major === undefined ? null : isOfMajor(query.major),
    after: decodeCursor(query.cursor, jobSearchKey),
    rows: query.limit + 1,
  });
  const { rows } = await db.execute<FoundRow>(sql`
    WITH viewer AS (SELECT ${param(viewerId)}::text AS id)
    SELECT found.tier, found.created_at::text AS at, found.id,
      (SELECT ${jobJson(sql`j`, sql`a`, viewer)}::text FROM jobs j JOIN users a ON a.id = j.author_id
        WHERE j.id = found.id) AS item
    FROM (${found}) found`);
  return jsonPage(rows, query, (row) => [tierName(row.tier), isoInstant(row.at), row.id]);
}

function isIndexed({ asked }: PreparedSearch, query: JobSearchQuery): boolean {
  const hasWords = asked !== null && asked.alternatives.length + asked.phrases.length > 0;
  return hasWords || query.major !== undefined || facetsOf(query).length > 0;
}
