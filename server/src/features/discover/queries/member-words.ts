import type { SQL } from 'drizzle-orm';
import { jsonObject } from '#server/db/json.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import {
  type KnownWord,
  knownWordsSql,
  type SimilarWord,
  similarWordFields,
} from '../../search-words/queries/known-words.ts';
import { isActive } from '../../users/queries.ts';

export interface MemberWord extends KnownWord {
  /** Some member's name, or skill, has a word that begins so. */
  isName: boolean;
  isSkill: boolean;
  similar: SimilarMemberWord[];
}

interface SimilarMemberWord extends SimilarWord {
  /** Some member's name begins with it. */
  startsName: boolean;
}

/** SQL: how the words that `wordsToJson` wrote occur in members' names and skills, in their order. */
export const memberWordsSql = (words: Fragment): SQL =>
  knownWordsSql(words, {
    table: sql`search_words`,
    uses: { isName: sql`w.is_name`, isSkill: sql`w.is_skill` },
    similar: jsonObject<SimilarMemberWord>({
      ...similarWordFields,
      startsName: sql`EXISTS (
      SELECT FROM users u WHERE u.search_name >= w.word AND u.search_name < w.word || chr(1114111)
        AND ${isActive(sql`u`)} OFFSET 0)`,
    }),
  });
