import type { SQL } from 'drizzle-orm';
import { canModerate, type Staff } from '#contract/users/roles.ts';
import type { Db } from '#server/db/client.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import { isActiveMember, isNoHiddenMember } from '../../users/queries.ts';

/** SQL: the viewer may see this member, who is active and neither of whom blocks the other. Both are ids. */
export function visibleMember(viewer: Fragment, user: Fragment): SQL<boolean> {
  return sql`(${isActiveMember(user)}
    AND ${notBlocked(viewer, user)})`;
}

/** SQL: the same for a list that looks at many members: who is hidden from the viewer is read once, and not for every row. */
export function visibleAmongMany(viewer: Fragment, user: Fragment): SQL<boolean> {
  return sql`(${user} <> ALL (ARRAY(${blockedIdsSql(viewer)})) AND ${isNoHiddenMember(user)})`;
}

/** SQL: neither blocks the other. OFFSET 0 probes the index row by row instead of hashing all blocks. */
export function notBlocked(viewer: Fragment, user: Fragment): SQL<boolean> {
  return sql`NOT EXISTS (SELECT 1 FROM blocks vb WHERE vb.blocker_id = ${viewer} AND vb.blocked_id = ${user} OFFSET 0)
    AND NOT EXISTS (SELECT 1 FROM blocks vb WHERE vb.blocker_id = ${user} AND vb.blocked_id = ${viewer} OFFSET 0)`;
}

/** SQL: the ids of everyone whom the viewer blocks or is blocked by, read once for a list that looks at many members. */
export function blockedIdsSql(viewer: Fragment): SQL {
  return sql`SELECT vb.blocked_id FROM blocks vb WHERE vb.blocker_id = ${viewer}
    UNION ALL SELECT vb.blocker_id FROM blocks vb WHERE vb.blocked_id = ${viewer}`;
}

export interface VisibleMember {
  id: string;
  firstName: string;
  lastName: string;
  skills: string[];
  hideCourses: boolean;
}

const memberById = statement<VisibleMember, [viewerId: string, id: string, seesAll: boolean]>(
  'visible_member',
  (viewer, id, seesAll) => sql`
   SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.skills, u.hide_courses AS "hideCourses"
   FROM users u WHERE u.id = ${id} AND (${seesAll}::boolean OR ${visibleMember(viewer, sql`u.id`)})`,
);

/** A member whom the viewer may act on; administrators get no exception. */
export async function getVisibleMember(
  db: Db,
  viewer: { id: string },
  id: string,
): Promise<VisibleMember> {
  return getMember(db, viewer.id, id, false);
}

/** A member whose page the viewer may read: administrators and moderators read every page. */
export async function getReadableMember(
  db: Db,
  viewer: Staff & { id: string },
  id: string,
): Promise<VisibleMember> {
  return getMember(db, viewer.id, id, canModerate(viewer));
}

async function getMember(
  db: Db,
  viewerId: string,
  id: string,
  seesAll: boolean,
): Promise<VisibleMember> {
  const [member] = await memberById(db, viewerId, id, seesAll);
  if (!member) throw new AppError('not_found', 'User not found');
  return member;
}

const ownBlock = statement<{ found: number }, [viewerId: string, id: string]>(
  'own_block',
  (viewer, id) =>
    sql`SELECT 1 AS found FROM blocks WHERE blocker_id = ${viewer} AND blocked_id = ${id}`,
);

export async function isBlocking(db: Db, viewer: { id: string }, id: string): Promise<boolean> {
  return (await ownBlock(db, viewer.id, id)).length > 0;
}
