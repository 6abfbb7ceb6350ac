import type { SQL } from 'drizzle-orm';
import { type Fragment, join, param, sql } from '#server/db/sql.ts';
import { splitWords } from '../../search-words/queries/split-words.ts';

/** The shortest piece of text that a trigram index finds within a word; a shorter one is looked for at its beginning. */
const trigram = 3;

/** The pattern of an ILIKE for text that has this in it. */
export function containing(q: string): Fragment {
  const escaped = q.replace(/[\\%_]/g, '\\$&');
  return param(q.length < trigram ? `${escaped}%` : `%${escaped}%`);
}

/** SQL: a tsquery for all words, each as the beginning of one; null for a query without letters or digits. */
export function wordsQuery(q: string): SQL | null {
  const words = splitWords(q) ?? [];
  if (words.length === 0) return null;
  // The space: of a lone accent nothing is left, and an empty word is a syntax error.
  const prefixes = words.map(
    (word) =>
      sql`to_tsquery('simple', '''' || translate(searchable(${param(word)}), '''\\', '  ') || ' '':*')`,
  );
  return sql`(${join(prefixes, sql` && `)})`;
}
