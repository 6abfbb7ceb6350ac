import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';

const types = { job: sql`'job'`, event: sql`'event'`, profile: sql`'profile'` };

/** SQL: the member has looked at this item or profile. Both are ids. */
export function hasViewed(member: Fragment, type: keyof typeof types, id: Fragment): SQL<boolean> {
  return sql`EXISTS (SELECT 1 FROM content_views hv
    WHERE hv.content_type = ${types[type]} AND hv.content_id = ${id} AND hv.viewer_id = ${member})`;
}
