import type { SQL } from 'drizzle-orm';
import { join, param, sql } from '#server/db/sql.ts';
import { estimableQuery, looseQuery, tsquery } from '../../search-words/queries/text-queries.ts';
import type { AskedWords } from './prepare-search.ts';

/** SQL: what a job must have, word for word; null where nothing is asked for. */
export function exactTsquery({ alternatives, phrases }: AskedWords): SQL | null {
  return allOf(alternatives.map(estimableQuery), phrases);
}

/** SQL: the same with similar words, and without those that say nothing; null where that makes no difference. */
export function looseTsquery({ alternatives, phrases }: AskedWords): SQL | null {
  const loose = alternatives.map(looseQuery);
  if (loose.every((query) => query === null)) return null;
  return allOf(
    loose.map((query, at) => query ?? estimableQuery(alternatives[at] ?? [])),
    phrases,
  );
}

/** SQL: what a job must not have. */
export function excludedTsquery({ excluded }: AskedWords): SQL | null {
  if (excluded.length === 0) return null;
  return sql`(${join(
    excluded.map((word) => sql`plainto_tsquery('english', searchable(${param(word)}))`),
    sql` || `,
  )})`;
}

function allOf(alternatives: string[], phrases: string[]): SQL | null {
  const anyWords = alternatives.map((query) => `(${query})`).join(' | ');
  const parts = [...(anyWords ? [tsquery(anyWords)] : []), ...phrases.map(tsquery)];
  return parts.length === 0 ? null : sql`(${join(parts, sql` && `)})`;
}

/** SQL: everything that is asked for and excluded, as it is kept with a saved search; null where that is nothing. */
export function storedTsquery(asked: AskedWords): SQL<string> | null {
  const [exact, excluded] = [exactTsquery(asked), excludedTsquery(asked)];
  if (!excluded) return exact && sql<string>`${exact}`;
  return exact ? sql<string>`(${exact} && !!${excluded})` : sql<string>`(!!${excluded})`;
}
