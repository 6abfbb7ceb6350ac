import type { SQL } from 'drizzle-orm';
import { param, sql } from '#server/db/sql.ts';
import type { KnownWord, SimilarWord } from './known-words.ts';

/** SQL: every word, as it is written or by its stem; the last, and any that is not known whole, as a prefix. */
export function exactTsquery(words: KnownWord[]): SQL {
  return tsquery(words.map((word, at) => lexemesOf(word, at === words.length - 1)));
}

/** SQL: every word but the stop words, or one that it is a typo of; null where that equals the exact query. */
export function looseTsquery(words: KnownWord[]): SQL | null {
  const significant = words.filter(({ isStop }) => !isStop);
  const isSame =
    significant.length === words.length && words.every(({ similar }) => similar.length === 0);
  if (isSame || significant.length === 0) return null;
  return tsquery(
    significant.map((word) => [
      ...lexemesOf(word, true),
      ...mostSimilar(word).map((other) => quote(other.word)),
    ]),
  );
}

/** Whether the members whom the loose query finds may lie together by name: an index scan by name may then read nearly all. */
export function mayClusterByName(words: KnownWord[]): boolean {
  return words.some(
    (word) => word.isName || mostSimilar(word).some(({ startsName }) => startsName),
  );
}

function mostSimilar({ similar }: KnownWord): SimilarWord[] {
  const threshold = (similar[0]?.similarity ?? 0) * 0.75;
  return similar.filter(({ similarity }) => similarity >= threshold);
}

/** A prefix also finds every lexeme that begins with it: the stem is added only where it is shorter. */
function lexemesOf({ word, stem, isWhole }: KnownWord, isLast: boolean): string[] {
  const isPrefix = isLast || !isWhole;
  const isCovered = stem === null || stem === word || (isPrefix && stem.startsWith(word));
  return [quote(word) + (isPrefix ? ':*' : ''), ...(isCovered ? [] : [quote(stem)])];
}

function tsquery(alternatives: string[][]): SQL {
  const text = alternatives.map((lexemes) => `(${lexemes.join(' | ')})`).join(' & ');
  return sql`${param(text)}::tsquery`;
}

function quote(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
