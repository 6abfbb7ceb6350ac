import type { SQL } from 'drizzle-orm';
import type { MemberFilters } from '#contract/discover/contract.ts';
import type { BoundedCount } from '#contract/primitives.ts';
import { boundedCount, countUpToMost } from '#server/db/bounded-count.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import type { Viewer } from '#server/http/app.ts';
import { memberConditions } from './member-conditions.ts';
import { prepareSearch } from './prepare-search.ts';
import { exactTsquery, looseTsquery } from './text-queries.ts';

/** How many members a search finds, by the same rules; counting stops at one more than is shown. */
export async function countMembers(
  db: Db,
  viewer: Viewer,
  { q, ...filters }: MemberFilters,
): Promise<BoundedCount> {
  const { hidden, words } = await prepareSearch(db, viewer.id, q);
  const conditions = memberConditions(param(hidden), filters);
  const count = async (matches: SQL) => {
    const found = sql`SELECT FROM users u WHERE ${matches} AND ${conditions}`;
    const { rows } = await db.execute<{ count: number }>(
      sql`SELECT ${countUpToMost(found)} AS count`,
    );
    return boundedCount(rows[0]?.count ?? 0);
  };
  if (words === null) return count(sql`true`);
  if (words.length === 0) return count(sql`false`);
  const exact = await count(sql`u.search @@ ${exactTsquery(words)}`);
  const loose = looseTsquery(words);
  return exact.count > 0 || !loose ? exact : count(sql`u.search @@ ${loose}`);
}
