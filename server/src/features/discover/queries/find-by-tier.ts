import type { SQL } from 'drizzle-orm';
import type { FoundMember } from '#contract/discover/contract.ts';
import type { Db } from '#server/db/client.ts';
import type { JsonText } from '#server/db/json.ts';
import { integer, param, sql } from '#server/db/sql.ts';
import { foundMemberJson, joinFoundMembers } from './found-member-json.ts';
import {
  type SearchCursorKey,
  type TierName,
  type TierQuery,
  tierNames,
} from './relevance-tiers.ts';

export interface Search {
  viewerId: string;
  conditions: SQL;
  isNarrow: boolean;
  after: SearchCursorKey | null;
  rows: number;
}

export type FoundRow = {
  tier: TierName;
  name: string;
  id: string;
  item: JsonText<FoundMember>;
};

/** Reads tier by tier, from the cursor's, until the page is full; the fallback where no tier has anybody. */
export async function findByTier(
  db: Db,
  tiers: TierQuery[],
  fallback: TierQuery | null,
  search: Search,
): Promise<FoundRow[]> {
  const start = tierNames.indexOf(search.after?.[0] ?? 'first');
  const found: FoundRow[] = [];
  for (const tier of tiers) {
    const rows = search.rows - found.length;
    if (rows <= 0 || tierNames.indexOf(tier.to) < start) continue;
    const members = membersSql(tier, search, rows);
    const needsFallback = fallback && found.length === 0 && tier === tiers.at(-1);
    const query = needsFallback
      ? withFallback(members, membersSql(fallback, search, rows))
      : members;
    found.push(...(await readMembers(db, search.viewerId, query)));
  }
  return found;
}

/** Planned for its values, never prepared: a word or a skill that everybody has needs another plan than a rare one. */
async function readMembers(db: Db, viewerId: string, members: SQL): Promise<FoundRow[]> {
  const { rows } = await db.execute<Omit<FoundRow, 'tier'> & { tier: number }>(sql`
    SELECT found.*, ${foundMemberJson(sql<null>`NULL::json`)}::text AS item
    FROM (${members}) found ${joinFoundMembers(param(viewerId), sql`found.id`)}
    ORDER BY found.tier, found.name, found.id`);
  return rows.map((row) => ({ ...row, tier: tierNames[row.tier] ?? 'all' }));
}

function membersSql(tier: TierQuery, { conditions, after }: Search, rows: number): SQL {
  const name = tier.avoidsNameIndex ? sql`u.search_name || ''` : sql`u.search_name`;
  const tierOrder = tier.from === tier.to ? sql`` : sql`tier,`;
  return sql`
    SELECT ${tier.tier} AS tier, u.search_name AS name, u.id FROM users u
    WHERE ${tier.matches} AND ${conditions} ${isAfter(tier, after)}
    ORDER BY ${tierOrder} ${name}, u.id LIMIT ${integer(rows)}`;
}

/** In one round trip: PostgreSQL runs the fallback only where the first query finds nobody. */
function withFallback(first: SQL, fallback: SQL): SQL {
  return sql`
    WITH nearer AS MATERIALIZED (${first})
    SELECT * FROM nearer UNION ALL
    SELECT * FROM (${fallback}) further WHERE NOT EXISTS (SELECT FROM nearer)`;
}

function isAfter({ tier, from, to }: TierQuery, after: SearchCursorKey | null): SQL {
  if (!after) return sql``;
  const [name, id] = [param(after[1]), param(after[2])];
  const afterTier = tierNames.indexOf(after[0]);
  if (afterTier < tierNames.indexOf(from) || afterTier > tierNames.indexOf(to)) return sql``;
  return from === to
    ? sql`AND (u.search_name, u.id) > (${name}, ${id})`
    : sql`AND (${tier}, u.search_name, u.id) > (${integer(afterTier)}, ${name}, ${id})`;
}
