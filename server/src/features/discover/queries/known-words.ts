import { typosOf, wildcardsOf } from '../split-words.ts';

export interface KnownWord {
  /** Without accents, in lower case. */
  word: string;
  stem: string | null;
  /** Too common to say anything: "of", "the", "will". */
  isStop: boolean;
  /** Some member's name or skill has just this word. */
  isWhole: boolean;
  /** Some member's name, or skill, has a word that begins so. */
  isName: boolean;
  isSkill: boolean;
  /** Where no word of either begins just so, though one may by its stem: words that come closest to it, the closest first. */
  alike: AlikeWord[];
}

export interface AlikeWord {
  word: string;
  likeness: number;
  /** Some member's name begins so. */
  isFirst: boolean;
}

/** SQL text: what members' names and skills know of the words that `wordsToJson` wrote, in their order. */
export const knownWordsText = (asked: string): string => `
  SELECT asked.word, asked.lexeme AS stem, asked.lexeme IS NULL AS "isStop",
    coalesce(known.is_whole, false) AS "isWhole", coalesce(known.is_name, false) AS "isName",
    coalesce(known.is_skill, false) AS "isSkill",
    CASE WHEN known.is_begun OR length(asked.word) < 3 THEN '[]' ELSE coalesce((
      SELECT json_agg(json_build_object('word', w.word, 'likeness', w.likeness, 'isFirst', EXISTS (
        SELECT FROM users u WHERE u.search_name >= w.word AND u.search_name < w.word || chr(1114111)
          AND u.suspended_at IS NULL OFFSET 0))) FROM (
        SELECT w.word, similarity(w.word, asked.word) + (w.word = ANY (asked.slips))::int
          + (w.word LIKE ANY (asked.gaps))::int * 0.5 AS likeness
        FROM search_words w
        WHERE w.word % asked.word OR w.word LIKE '%' || asked.word || '%' OR w.word = ANY (asked.slips)
          OR w.word >= asked.first AND w.word < asked.last AND w.word LIKE ANY (asked.gaps)
        ORDER BY likeness DESC, w.word LIMIT 6) w), '[]') END AS alike
  FROM (SELECT said.word, said.place, (ts_lexize('english_stem', said.word))[1] AS lexeme,
      string_to_array(normalize_text(said.slips), ' ') AS slips, string_to_array(normalize_text(said.gaps), ' ') AS gaps,
      left(said.word, 1) AS first, left(said.word, 1) || CASE said.gaps WHEN '' THEN '' ELSE chr(1114111) END AS last
    FROM (SELECT normalize_text(t.asked ->> 'word') AS word, t.asked ->> 'slips' AS slips, t.asked ->> 'gaps' AS gaps, t.place
      FROM json_array_elements(${asked}::json) WITH ORDINALITY t (asked, place)) said) asked
  CROSS JOIN LATERAL (
    SELECT bool_or(w.is_name) AS is_name, bool_or(w.is_skill) AS is_skill, bool_or(w.word = asked.word) AS is_whole,
      bool_or(starts_with(w.word, asked.word)) AS is_begun
    FROM search_words w
    WHERE w.word >= least(asked.word, asked.lexeme) AND w.word < asked.word || chr(1114111)
      AND (starts_with(w.word, asked.word) OR starts_with(w.word, asked.lexeme))) known
  WHERE btrim(asked.word) <> ''
  ORDER BY asked.place`;

/** As JSON: of an array PostgreSQL would count the elements, and plan anew at every call. */
export function wordsToJson(words: string[]): string {
  return JSON.stringify(
    words.map((word) => ({
      word,
      slips: typosOf(word).join(' '),
      gaps: wildcardsOf(word).join(' '),
    })),
  );
}
