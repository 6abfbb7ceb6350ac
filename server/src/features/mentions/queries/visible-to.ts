import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';
import { notBlocked, visibleMember } from '../../visibility/queries/visible-members.ts';

/** SQL: the viewer may see this member, and so may the owner of the work, where there is one. All are ids. */
export function visibleTo(viewer: Fragment, owner: Fragment, user: Fragment): SQL<boolean> {
  return sql`${visibleMember(viewer, user)} AND (${owner}::text IS NULL OR ${notBlocked(owner, user)})`;
}
