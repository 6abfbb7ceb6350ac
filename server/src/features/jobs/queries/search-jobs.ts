import type { SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { JobSearchQuery } from '#contract/jobs/contract.ts';
import { id, instant } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { isoInstant } from '#server/db/columns.ts';
import { decodeCursor, type JsonPage, type JsonRow, jsonPage } from '#server/db/page.ts';
import { join, param, sql } from '#server/db/sql.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import { jobJson } from './job-json.ts';
import { type SearchWords, splitSearch } from './split-search.ts';

/** The rank is a whole number: a float would be rounded on its way through the cursor, and rows lost or repeated. */
const rankedKey = z.tuple([z.string().regex(/^\d{1,9}$/), instant, id]);

type RankedRow = JsonRow & { rank: number };
type RankedKey = z.output<typeof rankedKey>;

const highestKey: RankedKey = ['999999999', 'infinity', ''];

const viewerId = sql`(SELECT id FROM viewer)`;
const isVisible = visibleMember(viewerId, sql`j.author_id`);

/** Jobs by relevance, then newest. */
export async function searchJobs(db: Db, viewer: Viewer, query: JobSearchQuery): Promise<JsonPage> {
  const words = splitSearch(query.q ?? '');
  const after = decodeCursor(query.cursor, rankedKey) ?? highestKey;
  const found = words ? byRelevance(words, query, after) : byAge(query, after);
  const { rows } = await db.execute<RankedRow>(sql`
    WITH viewer AS (SELECT ${param(viewer.id)}::text AS id)
    SELECT found.rank, j.created_at::text AS at, j.id, ${jobJson(sql`j`, sql`a`, viewerId)}::text AS item
    FROM (${found}) found JOIN jobs j ON j.id = found.id JOIN users a ON a.id = j.author_id
    ORDER BY found.rank DESC, j.created_at DESC, j.id DESC`);
  return jsonPage(rows, query, (row) => [String(row.rank), isoInstant(row.at), row.id]);
}

/**
 * A common word matches half of all jobs: they are ranked first, and their authors' visibility is checked in that order
 * and only until the page is full.
 */
function byRelevance(words: SearchWords, query: JobSearchQuery, [rank, at, id]: RankedKey): SQL {
  return sql`
    SELECT j.id, j.rank FROM (
      SELECT * FROM (
        SELECT j.id, j.author_id, j.created_at, round(ts_rank(j.search, asked.ranking) * 1e6)::int AS rank
        FROM jobs j, (SELECT ${tsquery(words)} AS query, ${tsquery(withoutExclusions(words))} AS ranking OFFSET 0) asked
        WHERE j.search @@ asked.query AND ${filters(query)} OFFSET 0) j
      WHERE (j.rank, j.created_at, j.id) < (${param(rank)}::int, ${param(at)}::timestamptz, ${param(id)})
      ORDER BY j.rank DESC, j.created_at DESC, j.id DESC OFFSET 0) j
    WHERE ${isVisible} ORDER BY j.rank DESC, j.created_at DESC, j.id DESC LIMIT ${param(query.limit + 1)}`;
}

function byAge(query: JobSearchQuery, [, at, id]: RankedKey): SQL {
  return sql`
    SELECT j.id, 0 AS rank FROM jobs j
    WHERE (j.created_at, j.id) < (${param(at)}::timestamptz, ${param(id)}) AND ${filters(query)} AND ${isVisible}
    ORDER BY j.created_at DESC, j.id DESC LIMIT ${param(query.limit + 1)}`;
}

function filters({ skills, school, major, payment }: JobSearchQuery): SQL {
  const conditions = [
    sql`true`,
    ...(skills?.length ? [sql`j.skills && ${param(skills)}::text[]`] : []),
    ...(school ? [sql`(j.target_school = ${param(school)} OR j.target_school IS NULL)`] : []),
    ...(major
      ? [sql`j.author_id IN (SELECT m.id FROM users m WHERE m.major = ${param(major)})`]
      : []),
    ...(payment === 'paid' ? [sql`j.payment_type = 'paid'`] : []),
    ...(payment === 'unpaid' ? [sql`j.payment_type IN ('unpaid', 'credit')`] : []),
  ];
  return join(conditions, sql` AND `);
}

/** `-word` excludes jobs but says nothing about how well the others match. */
function withoutExclusions(words: SearchWords): SearchWords {
  const strip = (text: string) => text.replace(/(^|\s)-\S+/g, ' ');
  return { ...words, all: strip(words.all), before: strip(words.before) };
}

/** All words by their stems; or all but the last by their stems, and the last as a prefix. */
function tsquery({ all, before, last }: SearchWords): SQL {
  const whole = sql`websearch_to_tsquery('english', searchable(${param(all)}))`;
  if (last === null) return whole;
  return sql`${whole} || (websearch_to_tsquery('english', searchable(${param(before)}))
    && coalesce((nullif(plainto_tsquery('simple', searchable(${param(last)}))::text, '') || ':*')::tsquery, ''::tsquery))`;
}
