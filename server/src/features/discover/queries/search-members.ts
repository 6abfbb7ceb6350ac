import { sql } from 'drizzle-orm';
import type { MemberFilters } from '#contract/discover/contract.ts';
import type { PageQuery } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { decodeCursor, type JsonPage, page } from '#server/db/page.ts';
import type { Viewer } from '#server/http/app.ts';
import type { SessionPage } from '#server/http/by-session.ts';
import { foundKey, ringOf, ringsOf } from './circles.ts';
import { type Found, findInRings, type Search } from './find-in-rings.ts';
import type { KnownWord } from './known-words.ts';
import { memberConditions } from './member-conditions.ts';
import { type SearchStart, startSearch, startSearchBySession } from './start-search.ts';
import { looseWords, mayLieTogether } from './words.ts';

type SearchQuery = MemberFilters & PageQuery;

/** Members by relevance, then by name. */
export async function searchMembers(db: Db, viewer: Viewer, query: SearchQuery): Promise<JsonPage> {
  return searchFrom(db, await startSearch(db, viewer.id, query.q), query);
}

/** The same for whoever the token belongs to; null where that is nobody. */
export async function searchMembersBySession(
  db: Db,
  token: string,
  query: SearchQuery,
): Promise<SessionPage | null> {
  const start = await startSearchBySession(db, token, query.q);
  if (!start) return null;
  const { viewerId, stale } = start;
  return { viewerId, stale, ...(await searchFrom(db, start, query)) };
}

async function searchFrom(
  db: Db,
  { hidden, words }: SearchStart,
  { limit, cursor, q: _, ...filters }: SearchQuery,
): Promise<JsonPage> {
  const found = await findMembers(db, words, {
    conditions: memberConditions(hidden, filters),
    isNarrow: Boolean(filters.skill || filters.major || (words && words.length > 1)),
    after: decodeCursor(cursor, foundKey),
    rows: limit + 1,
  });
  const { items, nextCursor } = page(found, { limit }, ({ circle, name, id }) => [
    circle,
    name,
    id,
  ]);
  return { json: `[${items.map(({ item }) => item).join(',')}]`, nextCursor };
}

/** What is misspelt is looked for only where nobody is found as it is spelt. */
async function findMembers(db: Db, words: KnownWord[] | null, search: Search): Promise<Found[]> {
  if (words === null) return findInRings(db, [ringOf('all', sql`true`, false)], null, search);
  if (words.length === 0) return [];
  const loose = looseWords(words);
  const alike = loose && ringOf('alike', sql`u.search @@ ${loose}`, mayLieTogether(words));
  if (search.after?.[0] === 'alike') return findInRings(db, alike ? [alike] : [], null, search);
  const rings = ringsOf(words, search.isNarrow);
  return findInRings(db, rings, search.after ? null : alike, search);
}
