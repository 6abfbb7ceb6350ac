import type { SQL } from 'drizzle-orm';
import { jsonObject } from '#server/db/json.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import {
  type KnownWord,
  knownWordsSql,
  type SimilarWord,
  similarWordFields,
} from '../../search-words/queries/known-words.ts';

export interface JobWord extends KnownWord {
  /** Some job's title, or its skills and roles, have a word that begins so. */
  isTitle: boolean;
  isSkill: boolean;
}

/** SQL: how the words that `wordsToJson` wrote occur in jobs' titles, skills and roles, in their order. */
export const jobWordsSql = (words: Fragment): SQL =>
  knownWordsSql(words, {
    table: sql`job_words`,
    uses: { isTitle: sql`w.is_title`, isSkill: sql`w.is_skill` },
    similar: jsonObject<SimilarWord>(similarWordFields),
  });
