import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';

/**
 * SQL text: this member is neither suspended nor blocked, either way, as the viewer sees it. `viewer` and `user` are
 * SQL, e.g. `$1` and `j.author_id`. OFFSET 0 makes PostgreSQL probe the index row by row instead of hashing a table.
 */
export function visibleText(viewer: string, user: string): string {
  return `(EXISTS (SELECT 1 FROM users vu WHERE vu.id = ${user} AND vu.suspended_at IS NULL OFFSET 0)
    AND ${notBlockedText(viewer, user)})`;
}

/** SQL text: neither of the two has blocked the other; for a member whose row is at hand. */
export function notBlockedText(viewer: string, user: string): string {
  return `NOT EXISTS (SELECT 1 FROM blocks vb WHERE vb.blocker_id = ${viewer} AND vb.blocked_id = ${user} OFFSET 0)
    AND NOT EXISTS (SELECT 1 FROM blocks vb WHERE vb.blocker_id = ${user} AND vb.blocked_id = ${viewer} OFFSET 0)`;
}

/** SQL text: everyone whom the viewer blocks or is blocked by, to be asked once for a list that looks at many. */
export function blockedIdsText(viewer: string): string {
  return `SELECT vb.blocked_id FROM blocks vb WHERE vb.blocker_id = ${viewer}
    UNION ALL SELECT vb.blocker_id FROM blocks vb WHERE vb.blocked_id = ${viewer}`;
}

/** `visibleText` for a query built by Drizzle. */
export function isVisible(viewerId: string, user: SQLWrapper): SQL {
  return sql`(EXISTS (SELECT 1 FROM users vu WHERE vu.id = ${user} AND vu.suspended_at IS NULL OFFSET 0)
    AND NOT EXISTS (SELECT 1 FROM blocks vb WHERE vb.blocker_id = ${viewerId} AND vb.blocked_id = ${user} OFFSET 0)
    AND NOT EXISTS (SELECT 1 FROM blocks vb WHERE vb.blocker_id = ${user} AND vb.blocked_id = ${viewerId} OFFSET 0))`;
}

export interface VisibleMember {
  id: string;
  firstName: string;
  lastName: string;
  skills: string[];
  hideCourses: boolean;
}

const visibleMember = statement<VisibleMember, [viewerId: string, id: string, seesAll: boolean]>(
  'visible_member',
  `SELECT u.id, u.first_name AS "firstName", u.last_name AS "lastName", u.skills, u.hide_courses AS "hideCourses"
   FROM users u WHERE u.id = $2 AND ($3::boolean OR ${visibleText('$1', 'u.id')})`,
);

/** A member whom the viewer may have to do with. */
export async function getVisibleMember(
  db: Db,
  viewer: { id: string },
  id: string,
): Promise<VisibleMember> {
  return getMember(db, viewer.id, id, false);
}

/** A member whose page the viewer may read: administrators read every page. */
export async function getReadableMember(
  db: Db,
  viewer: { id: string; isAdmin: boolean },
  id: string,
): Promise<VisibleMember> {
  return getMember(db, viewer.id, id, viewer.isAdmin);
}

async function getMember(
  db: Db,
  viewerId: string,
  id: string,
  seesAll: boolean,
): Promise<VisibleMember> {
  const [member] = await visibleMember(db, viewerId, id, seesAll);
  if (!member) throw new AppError('not_found', 'User not found');
  return member;
}

const ownBlock = statement<{ found: number }, [viewerId: string, id: string]>(
  'own_block',
  'SELECT 1 AS found FROM blocks WHERE blocker_id = $1 AND blocked_id = $2',
);

export async function isBlocking(db: Db, viewer: { id: string }, id: string): Promise<boolean> {
  return (await ownBlock(db, viewer.id, id)).length > 0;
}
