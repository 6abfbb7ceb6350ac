import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { JobSearchQuery } from '#contract/jobs/contract.ts';
import { id, instant } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { isoInstant } from '#server/db/columns.ts';
import { decodeCursor, type JsonPage, type JsonRow, jsonPage } from '#server/db/page.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleText } from '../../moderation/queries.ts';
import { jobJson } from './job-json.ts';
import { type SearchWords, splitSearch } from './split-search.ts';

/** The rank travels as a whole number: a float would not survive the way to the browser and back. */
const rankedKey = z.tuple([z.string().regex(/^\d{1,9}$/), instant, id]);

type RankedRow = JsonRow & { rank: number };

/**
 * Jobs by relevance, then newest. Whether the viewer may see an author is asked in that order and only until the page
 * is full, because a common word matches half of all jobs.
 */
export async function searchJobs(db: Db, viewer: Viewer, query: JobSearchQuery): Promise<JsonPage> {
  const words = splitSearch(query.q ?? '');
  const [rank, at, lastId] = decodeCursor(query.cursor, rankedKey) ?? ['999999999', 'infinity', ''];
  const { rows } = await db.execute<RankedRow>(sql`
    WITH me AS (SELECT ${viewer.id}::text AS id), asked AS (
      SELECT ${words ? tsquery(words) : nothing} AS query, ${words ? tsquery(wanted(words)) : nothing} AS wanted)
    SELECT j.rank, j.created_at::text AS at, j.id, ${sql.raw(jobJson('j', 'a', '(SELECT id FROM me)'))}::text AS item
    FROM (
      SELECT * FROM (
        SELECT j.*, ${words ? sql`round(ts_rank(j.search, asked.wanted) * 1e6)::int` : sql`0`} AS rank
        FROM jobs j, asked
        WHERE ${sql.join(conditions(query, words !== null), sql` AND `)}) j
      WHERE (j.rank, j.created_at, j.id) < (${rank}::int, ${at}::timestamptz, ${lastId})
        AND ${sql.raw(visibleText('(SELECT id FROM me)', 'j.author_id'))}
      ORDER BY ${words ? sql`j.rank DESC,` : sql``} j.created_at DESC, j.id DESC LIMIT ${query.limit + 1}) j
    JOIN users a ON a.id = j.author_id
    ORDER BY j.rank DESC, j.created_at DESC, j.id DESC`);
  return jsonPage(rows, query, (row) => [String(row.rank), isoInstant(row.at), row.id]);
}

function conditions(query: JobSearchQuery, hasWords: boolean): SQL[] {
  const { skills, school, major, payment } = query;
  return [
    sql`true`,
    ...(hasWords ? [sql`j.search @@ asked.query`] : []),
    ...(skills?.length ? [sql`j.skills && ${sql.param(skills)}::text[]`] : []),
    ...(school ? [sql`(j.target_school = ${school} OR j.target_school IS NULL)`] : []),
    ...(major
      ? [
          sql`EXISTS (SELECT 1 FROM users m WHERE m.id = j.author_id AND m.major = ${major} OFFSET 0)`,
        ]
      : []),
    ...(payment === 'paid' ? [sql`j.payment_type = 'paid'`] : []),
    ...(payment === 'unpaid' ? [sql`j.payment_type IN ('unpaid', 'credit')`] : []),
  ];
}

const nothing = sql`''::tsquery`;

/** A word to leave out says nothing about how well the rest fits. */
function wanted(words: SearchWords): SearchWords {
  const without = (text: string) => text.replace(/(^|\s)-\S+/g, ' ');
  return { ...words, all: without(words.all), before: without(words.before) };
}

/** All words by their stems; or all but the last by their stems, and the last as the beginning of a word. */
function tsquery({ all, before, last }: SearchWords): SQL {
  const whole = sql`websearch_to_tsquery('english', searchable(${all}))`;
  if (last === null) return whole;
  return sql`${whole} || (websearch_to_tsquery('english', searchable(${before}))
    && coalesce((nullif(plainto_tsquery('simple', searchable(${last}))::text, '') || ':*')::tsquery, ''::tsquery))`;
}
