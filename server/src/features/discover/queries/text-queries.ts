import { type SQL, sql } from 'drizzle-orm';
import type { AlikeWord, KnownWord } from './known-words.ts';

/** SQL: every word, as it is written or by its stem; the last, and any that is not known whole, as a beginning. */
export function exactTsquery(words: KnownWord[]): SQL {
  return tsquery(words.map((word, at) => waysToSay(word, at === words.length - 1)));
}

/** SQL: every word that says something, or one that it may have meant; null where that is the same as the words. */
export function looseTsquery(words: KnownWord[]): SQL | null {
  const telling = words.filter(({ isStop }) => !isStop);
  const isSame = telling.length === words.length && words.every(({ alike }) => alike.length === 0);
  if (isSame || telling.length === 0) return null;
  return tsquery(
    telling.map((word) => [
      ...waysToSay(word, true),
      ...meantWords(word).map((other) => quote(other.word)),
    ]),
  );
}

/** Whether those whom the loose words find may lie together by name: then a walk by name may lead past everyone else. */
export function mayClusterByName(words: KnownWord[]): boolean {
  return words.some((word) => word.isName || meantWords(word).some(({ isFirst }) => isFirst));
}

function meantWords({ alike }: KnownWord): AlikeWord[] {
  const closest = (alike[0]?.likeness ?? 0) * 0.75;
  return alike.filter(({ likeness }) => likeness >= closest);
}

/** A beginning finds whatever begins so: then the stem is asked only where it is shorter. */
function waysToSay({ word, stem, isWhole }: KnownWord, isLast: boolean): string[] {
  const isBeginning = isLast || !isWhole;
  const isCovered = stem === null || stem === word || (isBeginning && stem.startsWith(word));
  return [quote(word) + (isBeginning ? ':*' : ''), ...(isCovered ? [] : [quote(stem)])];
}

function tsquery(all: string[][]): SQL {
  return sql`${all.map((ways) => `(${ways.join(' | ')})`).join(' & ')}::tsquery`;
}

function quote(lexeme: string): string {
  return `'${lexeme.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;
}
