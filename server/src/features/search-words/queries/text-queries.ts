import type { SQL } from 'drizzle-orm';
import { param, sql } from '#server/db/sql.ts';
import type { KnownWord } from './known-words.ts';

/** Every word, as it is written or by its stem; the last, and any that is not known whole, as a prefix. */
export function exactQuery(words: KnownWord[]): string {
  return queryOf(words.map((word, at) => lexemesOf(word, at === words.length - 1)));
}

/** The same; a known word stands beside its prefix, for which PostgreSQL would guess that hardly any row has it. */
export function estimableQuery(words: KnownWord[]): string {
  return queryOf(
    words.map((word, at) => {
      const lexemes = lexemesOf(word, at === words.length - 1);
      return word.isWhole ? [...new Set([...lexemes, quote(word.word)])] : lexemes;
    }),
  );
}

/** Every word but the stop words, or one that it is a typo of; null where that equals the exact query. */
export function looseQuery(words: KnownWord[]): string | null {
  const significant = words.filter(({ isStop }) => !isStop);
  const isSame =
    significant.length === words.length && words.every(({ similar }) => similar.length === 0);
  if (isSame || significant.length === 0) return null;
  return queryOf(
    significant.map((word) => [
      ...lexemesOf(word, true),
      ...mostSimilar(word.similar).map((other) => quote(other.word)),
    ]),
  );
}

export function tsquery(text: string): SQL {
  return sql`${param(text)}::tsquery`;
}

/** Of the words that another may be a typo of, those that are nearly as similar as the first. */
export function mostSimilar<Word extends { similarity: number }>(similar: Word[]): Word[] {
  const threshold = (similar[0]?.similarity ?? 0) * 0.75;
  return similar.filter(({ similarity }) => similarity >= threshold);
}

/** A prefix also finds every lexeme that begins with it: the stem is added only where it is shorter. */
function lexemesOf({ word, stem, isWhole }: KnownWord, isLast: boolean): string[] {
  const isPrefix = isLast || !isWhole;
  const isCovered = stem === null || stem === word || (isPrefix && stem.startsWith(word));
  return [quote(word) + (isPrefix ? ':*' : ''), ...(isCovered ? [] : [quote(stem)])];
}

function queryOf(alternatives: string[][]): string {
  return alternatives.map((lexemes) => `(${lexemes.join(' | ')})`).join(' & ');
}

function quote(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
