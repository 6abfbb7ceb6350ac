import type { Db } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import { slipsOf } from '../split-words.ts';

export interface KnownWord {
  word: string;
  /** Too common to say anything: "of", "the", "will". */
  isStop: boolean;
  /** Some member's name, or craft, has a word that begins so. */
  isName: boolean;
  isCraft: boolean;
  /** Where neither has: words that come closest to it, the closest first. */
  alike: { word: string; likeness: number }[];
}

const knownWords = statement<Omit<KnownWord, 'word'>, [words: string[], slips: string]>(
  'known_words',
  `SELECT asked."isStop", coalesce(known.is_name, false) AS "isName", coalesce(known.is_craft, false) AS "isCraft",
     CASE WHEN known.is_name IS NOT NULL OR length(asked.word) < 3 THEN '[]' ELSE coalesce((
       SELECT json_agg(json_build_object('word', w.word, 'likeness', w.likeness)) FROM (
         SELECT w.word, similarity(w.word, asked.word) + (w.word = ANY (asked.slips))::int AS likeness
         FROM search_words w
         WHERE w.word % asked.word OR w.word LIKE '%' || asked.word || '%' OR w.word = ANY (asked.slips)
         ORDER BY likeness DESC, w.word LIMIT 6) w), '[]') END AS alike
   FROM (SELECT plain(t.word) AS word, t.place, numnode(plainto_tsquery('english', plain(t.word))) = 0 AS "isStop",
       coalesce((ts_lexize('english_stem', plain(t.word)))[1], plain(t.word)) AS stem,
       ARRAY(SELECT plain(slip) FROM json_array_elements_text($2::json -> (t.place - 1)::int) slip) AS slips
     FROM unnest($1::text[]) WITH ORDINALITY t (word, place)) asked
   CROSS JOIN LATERAL (SELECT bool_or(w.is_name) AS is_name, bool_or(w.is_craft) AS is_craft FROM search_words w
     WHERE w.word >= least(asked.stem, asked.word) AND w.word < asked.word || chr(1114111)
       AND (starts_with(w.word, asked.word) OR starts_with(w.word, asked.stem))) known
   ORDER BY asked.place`,
);

/** What members' names and crafts know of these words. */
export async function findKnownWords(db: Db, words: string[]): Promise<KnownWord[]> {
  const found = await knownWords(db, words, JSON.stringify(words.map(slipsOf)));
  return found.map((known, place) => ({ ...known, word: words[place] ?? '' }));
}
