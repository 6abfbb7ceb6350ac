import { type SQL, sql } from 'drizzle-orm';
import type { KnownWord } from './known-words.ts';

/** SQL: every word, as the beginning of one or by its stem. */
export function exactWords(words: KnownWord[]): SQL {
  return all(words.map(({ word }) => exactWord(word)));
}

/**
 * SQL: every word that says something, or one that it may have meant; null where that would be the same as the words
 * as they are.
 */
export function looseWords(words: KnownWord[]): SQL | null {
  const telling = words.filter(({ isStop }) => !isStop);
  const isSame = telling.length === words.length && words.every(({ alike }) => alike.length === 0);
  if (isSame || telling.length === 0) return null;
  return all(
    telling.map(({ word, alike }) => {
      const closest = alike.filter(({ likeness }) => likeness >= (alike[0]?.likeness ?? 0) * 0.75);
      const meant = closest.map((other) => sql`plainto_tsquery('simple', ${other.word})`);
      return sql`(${sql.join([exactWord(word), ...meant], sql` || `)})`;
    }),
  );
}

function exactWord(word: string): SQL {
  return sql`(to_tsquery('simple', quote_literal(plain(${word})) || ':*') || plainto_tsquery('english', plain(${word})))`;
}

function all(queries: SQL[]): SQL {
  return sql`(${sql.join(queries, sql` && `)})`;
}
