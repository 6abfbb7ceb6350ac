import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { wordsToJson } from '../../search-words/queries/known-words.ts';
import { blockedIdsSql } from '../../visibility/queries/visible-members.ts';
import { type JobWord, jobWordsSql } from './job-words.ts';
import { type JobQuery, splitQuery } from './split-query.ts';

/** What a search reads before it looks for jobs. */
export interface PreparedSearch {
  /** Everyone whom the viewer blocks or is blocked by: their jobs are not found. */
  hidden: string[];
  /** Null for a search without words. */
  asked: AskedWords | null;
}

export interface AskedWords extends Omit<JobQuery, 'alternatives'> {
  alternatives: JobWord[][];
  /** As tsquery. */
  phrases: string[];
}

interface PreparedRow {
  blocked: string[];
  words: JobWord[];
  phrases: string[];
}

const prepared = statement<PreparedRow, [viewerId: string, words: string, phrases: string]>(
  'job_search_start',
  (viewer, words, phrases) => sql`
  SELECT ARRAY(${blockedIdsSql(viewer)}) AS blocked,
    (SELECT coalesce(json_agg(known), '[]') FROM (${jobWordsSql(words)}) known) AS words,
    ARRAY(SELECT phraseto_tsquery('english', searchable(phrase))::text FROM json_array_elements_text(${phrases}::json) phrase) AS phrases`,
);

export async function prepareSearch(
  db: Db,
  viewerId: string,
  q: string | undefined,
): Promise<PreparedSearch> {
  const query = splitQuery(q);
  const [row] = await prepared(db, viewerId, ...jsonOf(query));
  return { hidden: row?.blocked ?? [], asked: query && row ? askedWords(query, row) : null };
}

function jsonOf(query: JobQuery | null): [words: string, phrases: string] {
  return [wordsToJson(query?.alternatives.flat() ?? []), JSON.stringify(query?.phrases ?? [])];
}

/** A word of marks alone is not among the known ones. */
function askedWords(
  { alternatives, excluded }: JobQuery,
  { words, phrases }: PreparedRow,
): AskedWords {
  const byPlace = new Map(words.map((word) => [word.place, word]));
  let place = 0;
  const known = alternatives.map((asked) => asked.flatMap(() => byPlace.get(++place) ?? []));
  return { excluded, phrases, alternatives: known.filter((each) => each.length > 0) };
}
