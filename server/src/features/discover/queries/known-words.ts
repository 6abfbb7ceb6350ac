import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';
import { isActive } from '../../users/queries.ts';
import { typosOf, wildcardsOf } from '../split-words.ts';

export interface KnownWord {
  /** Without accents, in lower case. */
  word: string;
  stem: string | null;
  /** A stop word: "of", "the", "will". */
  isStop: boolean;
  /** Some member's name or skill has just this word. */
  isWhole: boolean;
  /** Some member's name, or skill, has a word that begins so. */
  isName: boolean;
  isSkill: boolean;
  /** The most similar words of names and skills, where none begins with the word itself. */
  similar: SimilarWord[];
}

export interface SimilarWord {
  word: string;
  similarity: number;
  /** Some member's name begins with it. */
  startsName: boolean;
}

/** SQL: how the words that `wordsToJson` wrote occur in members' names and skills, in their order. */
export const knownWordsSql = (words: Fragment): SQL => sql`
  SELECT asked.word, asked.lexeme AS stem, asked.lexeme IS NULL AS "isStop",
    coalesce(known.is_whole, false) AS "isWhole", coalesce(known.is_name, false) AS "isName",
    coalesce(known.is_skill, false) AS "isSkill",
    CASE WHEN known.is_begun OR length(asked.word) < 3 THEN '[]' ELSE coalesce((
      SELECT json_agg(json_build_object('word', w.word, 'similarity', w.similarity, 'startsName', EXISTS (
        SELECT FROM users u WHERE u.search_name >= w.word AND u.search_name < w.word || chr(1114111)
          AND ${isActive(sql`u`)} OFFSET 0))) FROM (
        SELECT w.word, similarity(w.word, asked.word) + (w.word = ANY (asked.typos))::int
          + (w.word LIKE ANY (asked.wildcards))::int * 0.5 AS similarity
        FROM search_words w
        WHERE w.word % asked.word OR w.word LIKE '%' || asked.word || '%' OR w.word = ANY (asked.typos)
          OR w.word >= asked.first AND w.word < asked.last AND w.word LIKE ANY (asked.wildcards)
        ORDER BY similarity DESC, w.word LIMIT 6) w), '[]') END AS similar
  FROM (SELECT input.word, input.place, (ts_lexize('english_stem', input.word))[1] AS lexeme,
      string_to_array(normalize_text(input.typos), ' ') AS typos, string_to_array(normalize_text(input.wildcards), ' ') AS wildcards,
      left(input.word, 1) AS first, left(input.word, 1) || CASE input.wildcards WHEN '' THEN '' ELSE chr(1114111) END AS last
    FROM (SELECT normalize_text(t.asked ->> 'word') AS word, t.asked ->> 'typos' AS typos, t.asked ->> 'wildcards' AS wildcards, t.place
      FROM json_array_elements(${words}::json) WITH ORDINALITY t (asked, place)) input) asked
  CROSS JOIN LATERAL (
    SELECT bool_or(w.is_name) AS is_name, bool_or(w.is_skill) AS is_skill, bool_or(w.word = asked.word) AS is_whole,
      bool_or(starts_with(w.word, asked.word)) AS is_begun
    FROM search_words w
    WHERE w.word >= least(asked.word, asked.lexeme) AND w.word < asked.word || chr(1114111)
      AND (starts_with(w.word, asked.word) OR starts_with(w.word, asked.lexeme))) known
  WHERE btrim(asked.word) <> ''
  ORDER BY asked.place`;

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
