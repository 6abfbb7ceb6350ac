import { type SQL, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { JobSearchQuery } from '#contract/jobs/contract.ts';
import { id, instant } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { isoInstant } from '#server/db/columns.ts';
import { decodeCursor, type JsonPage, type JsonRow, jsonPage } from '#server/db/page.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleText } from '../../visibility/queries/visible-members.ts';
import { jobJson } from './job-json.ts';
import { type SearchWords, splitSearch } from './split-search.ts';

/** The rank travels as a whole number: a float would not survive the way to the browser and back. */
const rankedKey = z.tuple([z.string().regex(/^\d{1,9}$/), instant, id]);

type RankedRow = JsonRow & { rank: number };
type Place = z.output<typeof rankedKey>;

const me = '(SELECT id FROM me)';
const isVisible = sql.raw(visibleText(me, 'j.author_id'));

/** Jobs by relevance, then newest. */
export async function searchJobs(db: Db, viewer: Viewer, query: JobSearchQuery): Promise<JsonPage> {
  const words = splitSearch(query.q ?? '');
  const place = decodeCursor(query.cursor, rankedKey) ?? (['999999999', 'infinity', ''] as Place);
  const found = words ? byRelevance(words, query, place) : byAge(query, place);
  const { rows } = await db.execute<RankedRow>(sql`
    WITH me AS (SELECT ${viewer.id}::text AS id)
    SELECT found.rank, j.created_at::text AS at, j.id, ${sql.raw(jobJson('j', 'a', me))}::text AS item
    FROM (${found}) found JOIN jobs j ON j.id = found.id JOIN users a ON a.id = j.author_id
    ORDER BY found.rank DESC, j.created_at DESC, j.id DESC`);
  return jsonPage(rows, query, (row) => [String(row.rank), isoInstant(row.at), row.id]);
}

/**
 * A common word matches half of all jobs: they are ranked first, and only then, in that order and until the page is
 * full, is it asked whether the viewer may see their authors.
 */
function byRelevance(words: SearchWords, query: JobSearchQuery, [rank, at, last]: Place): SQL {
  return sql`
    SELECT j.id, j.rank FROM (
      SELECT * FROM (
        SELECT j.id, j.author_id, j.created_at, round(ts_rank(j.search, asked.wanted) * 1e6)::int AS rank
        FROM jobs j, (SELECT ${tsquery(words)} AS query, ${tsquery(wanted(words))} AS wanted OFFSET 0) asked
        WHERE j.search @@ asked.query AND ${filters(query)} OFFSET 0) j
      WHERE (j.rank, j.created_at, j.id) < (${rank}::int, ${at}::timestamptz, ${last})
      ORDER BY j.rank DESC, j.created_at DESC, j.id DESC OFFSET 0) j
    WHERE ${isVisible} ORDER BY j.rank DESC, j.created_at DESC, j.id DESC LIMIT ${query.limit + 1}`;
}

function byAge(query: JobSearchQuery, [, at, last]: Place): SQL {
  return sql`
    SELECT j.id, 0 AS rank FROM jobs j
    WHERE (j.created_at, j.id) < (${at}::timestamptz, ${last}) AND ${filters(query)} AND ${isVisible}
    ORDER BY j.created_at DESC, j.id DESC LIMIT ${query.limit + 1}`;
}

function filters({ skills, school, major, payment }: JobSearchQuery): SQL {
  const conditions = [
    sql`true`,
    ...(skills?.length ? [sql`j.skills && ${sql.param(skills)}::text[]`] : []),
    ...(school ? [sql`(j.target_school = ${school} OR j.target_school IS NULL)`] : []),
    ...(major ? [sql`j.author_id IN (SELECT m.id FROM users m WHERE m.major = ${major})`] : []),
    ...(payment === 'paid' ? [sql`j.payment_type = 'paid'`] : []),
    ...(payment === 'unpaid' ? [sql`j.payment_type IN ('unpaid', 'credit')`] : []),
  ];
  return sql.join(conditions, sql` AND `);
}

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
