import type { SQL } from 'drizzle-orm';
import { type Json, type JsonFields } from '#server/db/json.ts';
import { type Fragment, identifier, join, sql } from '#server/db/sql.ts';
import { typosOf, wildcardsOf } from './split-words.ts';

export interface KnownWord {
  /** Its place among those that were asked for, from 1. */
  place: number;
  /** Without accents, in lower case. */
  word: string;
  stem: string | null;
  /** A stop word: "of", "the", "will". */
  isStop: boolean;
  /** The table has just this word. */
  isWhole: boolean;
  /** The most similar words, where none begins with the word itself. */
  similar: SimilarWord[];
}

export interface SimilarWord {
  word: string;
  similarity: number;
}

/** SQL: of a row `w` with the similarity. */
export const similarWordFields: JsonFields<SimilarWord> = {
  word: sql`w.word`,
  similarity: sql`w.similarity`,
};

/** A table of words that can be found, kept by a trigger. */
interface WordTable<Similar extends SimilarWord> {
  table: SQL;
  /** By the name of the field: SQL of whether the row `w` says that the word is used so. */
  uses: Record<string, SQL>;
  /** SQL: a similar word `w`. */
  similar: Json<Similar>;
}

/** SQL: how the words that `wordsToJson` wrote occur in a table of words, in their order. */
export const knownWordsSql = <Similar extends SimilarWord>(
  words: Fragment,
  { table, uses, similar }: WordTable<Similar>,
): SQL => {
  const fields = Object.entries(uses).map(
    ([name, isUsed]) => sql`, coalesce(bool_or(${isUsed}), false) AS ${identifier(name)}`,
  );
  return sql`
  SELECT asked.place::int AS place, asked.word, asked.lexeme AS stem, asked.lexeme IS NULL AS "isStop", known.*,
    CASE WHEN known.is_begun OR length(asked.word) < 3 THEN '[]' ELSE coalesce((
      SELECT json_agg(${similar}) FROM (
        SELECT w.word, similarity(w.word, asked.word) + (w.word = ANY (asked.typos))::int
          + (w.word LIKE ANY (asked.wildcards))::int * 0.5 AS similarity
        FROM ${table} w
        WHERE w.word % asked.word OR w.word LIKE '%' || asked.word || '%' OR w.word = ANY (asked.typos)
          OR w.word >= asked.first AND w.word < asked.last AND w.word LIKE ANY (asked.wildcards)
        ORDER BY similarity DESC, w.word LIMIT 6) w), '[]') END AS similar
  FROM (SELECT input.word, input.place, (ts_lexize('english_stem', input.word))[1] AS lexeme,
      string_to_array(normalize_text(input.typos), ' ') AS typos, string_to_array(normalize_text(input.wildcards), ' ') AS wildcards,
      left(input.word, 1) AS first, left(input.word, 1) || CASE input.wildcards WHEN '' THEN '' ELSE chr(1114111) END AS last
    FROM (SELECT normalize_text(t.asked ->> 'word') AS word, t.asked ->> 'typos' AS typos, t.asked ->> 'wildcards' AS wildcards, t.place
      FROM json_array_elements(${words}::json) WITH ORDINALITY t (asked, place)) input) asked
  CROSS JOIN LATERAL (
    SELECT coalesce(bool_or(w.word = asked.word), false) AS "isWhole", bool_or(starts_with(w.word, asked.word)) AS is_begun
      ${join(fields, sql``)}
    FROM ${table} w
    WHERE w.word >= least(asked.word, asked.lexeme) AND w.word < asked.word || chr(1114111)
      AND (starts_with(w.word, asked.word) OR starts_with(w.word, asked.lexeme))) known
  WHERE btrim(asked.word) <> ''
  ORDER BY asked.place`;
};

/** As JSON: PostgreSQL would estimate by the length of an array, and plan anew at every call. */
export function wordsToJson(words: string[]): string {
  return JSON.stringify(
    words.map((word) => ({
      word,
      typos: typosOf(word).join(' '),
      wildcards: wildcardsOf(word).join(' '),
    })),
  );
}
