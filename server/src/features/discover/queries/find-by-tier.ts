import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { userSummaryFields } from '../../users/queries.ts';
import {
  type SearchCursorKey,
  type TierName,
  type TierQuery,
  tierNames,
} from './relevance-tiers.ts';

export interface Search {
  conditions: SQL;
  isNarrow: boolean;
  after: SearchCursorKey | null;
  rows: number;
}

export type Found = { tier: TierName; name: string; id: string; item: string };

/** Goes outwards until the page is full, from the tier in which it begins; to `orElse` where there is nobody. */
export async function findByTier(
  db: Db,
  tiers: TierQuery[],
  orElse: TierQuery | null,
  search: Search,
): Promise<Found[]> {
  const start = tierNames.indexOf(search.after?.[0] ?? 'first');
  const found: Found[] = [];
  for (const tier of tiers) {
    const rows = search.rows - found.length;
    if (rows <= 0 || tierNames.indexOf(tier.to) < start) continue;
    const isLastHope = orElse && found.length === 0 && tier === tiers.at(-1);
    const members = membersText(tier, search, rows);
    found.push(
      ...(await read(
        db,
        isLastHope ? either(members, membersText(orElse, search, rows)) : members,
      )),
    );
  }
  return found;
}

/** Planned for its values, never prepared: a word or a skill that everybody has needs another plan than a rare one. */
async function read(db: Db, members: SQL): Promise<Found[]> {
  const { rows } = await db.execute<Omit<Found, 'tier'> & { tier: number }>(sql`
    SELECT found.*, (SELECT ${item} FROM users u WHERE u.id = found.id) AS item FROM (${members}) found`);
  return rows.map((row) => ({ ...row, tier: tierNames[row.tier] ?? 'all' }));
}

const item = sql.raw(
  `json_build_object(${userSummaryFields('u')}, 'bio', u.bio, 'skills', u.skills)::text`,
);

function membersText(tier: TierQuery, { conditions, after }: Search, rows: number): SQL {
  const name = tier.isSorted ? sql`u.search_name || ''` : sql`u.search_name`;
  const order = tier.from === tier.to ? sql`` : sql`tier,`;
  return sql`
    SELECT ${tier.tier} AS tier, u.search_name AS name, u.id FROM users u
    WHERE ${tier.matches} AND ${conditions} ${afterKey(tier, after)}
    ORDER BY ${order} ${name}, u.id LIMIT ${sql.raw(String(rows))}`;
}

/** In one question: the second is asked only where the first finds nobody. */
function either(first: SQL, second: SQL): SQL {
  return sql`
    WITH nearer AS MATERIALIZED (${first})
    SELECT * FROM nearer UNION ALL
    SELECT * FROM (${second}) further WHERE NOT EXISTS (SELECT FROM nearer)`;
}

function afterKey({ tier, from, to }: TierQuery, after: SearchCursorKey | null): SQL {
  if (!after) return sql``;
  const place = tierNames.indexOf(after[0]);
  if (place < tierNames.indexOf(from) || place > tierNames.indexOf(to)) return sql``;
  return from === to
    ? sql`AND (u.search_name, u.id) > (${after[1]}, ${after[2]})`
    : sql`AND (${tier}, u.search_name, u.id) > (${sql.raw(String(place))}, ${after[1]}, ${after[2]})`;
}
