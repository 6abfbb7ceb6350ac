import { sql } from 'drizzle-orm';
import type { MemberFilters } from '#contract/discover/contract.ts';
import type { PageQuery } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { decodeCursor, type JsonPage, page } from '#server/db/page.ts';
import type { Viewer } from '#server/http/app.ts';
import type { SessionPage } from '#server/http/session-joined-query.ts';
import { type Found, findByTier, type Search } from './find-by-tier.ts';
import type { KnownWord } from './known-words.ts';
import { memberConditions } from './member-conditions.ts';
import { type PreparedSearch, prepareSearch, prepareSearchForSession } from './prepare-search.ts';
import { searchCursorKey, tierQueries, tierQuery } from './relevance-tiers.ts';
import { looseTsquery, mayClusterByName } from './text-queries.ts';

type SearchQuery = MemberFilters & PageQuery;

/** Members by relevance, then by name. */
export async function searchMembers(db: Db, viewer: Viewer, query: SearchQuery): Promise<JsonPage> {
  return searchFrom(db, await prepareSearch(db, viewer.id, query.q), query);
}

/** The same for whoever the token belongs to; null where that is nobody. */
export async function searchMembersForSession(
  db: Db,
  token: string,
  query: SearchQuery,
): Promise<SessionPage | null> {
  const start = await prepareSearchForSession(db, token, query.q);
  if (!start) return null;
  const { viewerId, stale } = start;
  return { viewerId, stale, ...(await searchFrom(db, start, query)) };
}

async function searchFrom(
  db: Db,
  { hidden, words }: PreparedSearch,
  { limit, cursor, q: _, ...filters }: SearchQuery,
): Promise<JsonPage> {
  const found = await findMembers(db, words, {
    conditions: memberConditions(hidden, filters),
    isNarrow: Boolean(filters.skill || filters.major || (words && words.length > 1)),
    after: decodeCursor(cursor, searchCursorKey),
    rows: limit + 1,
  });
  const { items, nextCursor } = page(found, { limit }, ({ tier, name, id }) => [tier, name, id]);
  return { json: `[${items.map(({ item }) => item).join(',')}]`, nextCursor };
}

/** What is misspelt is looked for only where nobody is found as it is spelt. */
async function findMembers(db: Db, words: KnownWord[] | null, search: Search): Promise<Found[]> {
  if (words === null) return findByTier(db, [tierQuery('all', sql`true`, false)], null, search);
  if (words.length === 0) return [];
  const loose = looseTsquery(words);
  const alike = loose && tierQuery('alike', sql`u.search @@ ${loose}`, mayClusterByName(words));
  if (search.after?.[0] === 'alike') return findByTier(db, alike ? [alike] : [], null, search);
  const tiers = tierQueries(words, search.isNarrow);
  return findByTier(db, tiers, search.after ? null : alike, search);
}
