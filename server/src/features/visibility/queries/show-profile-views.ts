import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';

/** SQL: neither of the two members hides profile views: who hides them does not see them either. Both are ids. */
export function showProfileViews(one: Fragment, other: Fragment): SQL<boolean> {
  return sql`NOT EXISTS (SELECT 1 FROM users pu WHERE pu.id IN (${one}, ${other}) AND pu.hide_profile_views OFFSET 0)`;
}
