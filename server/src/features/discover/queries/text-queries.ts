import type { SQL } from 'drizzle-orm';
import {
  exactQuery,
  looseQuery,
  mostSimilar,
  tsquery,
} from '../../search-words/queries/text-queries.ts';
import type { MemberWord } from './member-words.ts';

/** SQL: what finds the members who have all words. */
export function exactTsquery(words: MemberWord[]): SQL {
  return tsquery(exactQuery(words));
}

/** SQL: the same with similar words; null where that equals the exact query. */
export function looseTsquery(words: MemberWord[]): SQL | null {
  const text = looseQuery(words);
  return text === null ? null : tsquery(text);
}

/** Whether the members whom the loose query finds may lie together by name: an index scan by name may then read nearly all. */
export function mayClusterByName(words: MemberWord[]): boolean {
  return words.some(
    (word) => word.isName || mostSimilar(word.similar).some(({ startsName }) => startsName),
  );
}
