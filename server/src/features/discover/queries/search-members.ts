import type { discover, FoundMember } from '#contract/discover/contract.ts';
import type { QueryOf } from '#contract/route.ts';
import type { Db } from '#server/db/client.ts';
import { decodeCursor, type JsonPage, jsonPage } from '#server/db/page.ts';
import { param, sql } from '#server/db/sql.ts';
import type { Viewer } from '#server/http/app.ts';
import { type FoundRow, findByTier, type Search } from './find-by-tier.ts';
import { memberConditions } from './member-conditions.ts';
import type { MemberWord } from './member-words.ts';
import { prepareSearch } from './prepare-search.ts';
import { rankMembers } from './rank-members.ts';
import { searchCursorKey, tierQueries, tierQuery } from './relevance-tiers.ts';
import { looseTsquery, mayClusterByName } from './text-queries.ts';

type SearchQuery = QueryOf<typeof discover.search>;

/** Members by how well they match the words; without words by what they have to do with the viewer, or by name. */
export async function searchMembers(
  db: Db,
  viewer: Viewer,
  { limit, cursor, sort, q, ...filters }: SearchQuery,
): Promise<JsonPage<FoundMember>> {
  const { viewerId, hidden, words } = await prepareSearch(db, viewer.id, q);
  if (words === null && sort === 'match')
    return rankMembers(db, { viewerId, hidden, filters, limit, cursor });
  const found = await findMembers(db, words, {
    viewerId,
    conditions: memberConditions(param(hidden), filters),
    isNarrow: Boolean(filters.skill || filters.major || (words && words.length > 1)),
    after: decodeCursor(cursor, searchCursorKey),
    rows: limit + 1,
  });
  return jsonPage(found, { limit }, ({ tier, name, id }) => [tier, name, id]);
}

/** Similar words are looked for only where nobody is found by the words as they are spelt. */
async function findMembers(
  db: Db,
  words: MemberWord[] | null,
  search: Search,
): Promise<FoundRow[]> {
  if (words === null) return findByTier(db, [tierQuery('all', sql`true`, false)], null, search);
  if (words.length === 0) return [];
  const loose = looseTsquery(words);
  const similar = loose && tierQuery('similar', sql`u.search @@ ${loose}`, mayClusterByName(words));
  if (search.after?.[0] === 'similar')
    return findByTier(db, similar ? [similar] : [], null, search);
  const tiers = tierQueries(words, search.isNarrow);
  return findByTier(db, tiers, search.after ? null : similar, search);
}
