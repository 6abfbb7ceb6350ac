import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * SQL text: this member is neither suspended nor blocked, either way, as the viewer sees it. `viewer` and `user` are
 * SQL, e.g. `$1` and `j.author_id`. OFFSET 0 makes PostgreSQL probe the index row by row instead of hashing a table.
 */
export function visibleText(viewer: string, user: string): string {
  return `(EXISTS (SELECT 1 FROM users vu WHERE vu.id = ${user} AND vu.suspended_at IS NULL OFFSET 0)
    AND NOT EXISTS (SELECT 1 FROM blocks vb WHERE vb.blocker_id = ${viewer} AND vb.blocked_id = ${user} OFFSET 0)
    AND NOT EXISTS (SELECT 1 FROM blocks vb WHERE vb.blocker_id = ${user} AND vb.blocked_id = ${viewer} OFFSET 0))`;
}

/** The same for a query built by Drizzle. */
export function isVisible(viewerId: string, user: SQLWrapper): SQL {
  return sql`(EXISTS (SELECT 1 FROM users vu WHERE vu.id = ${user} AND vu.suspended_at IS NULL OFFSET 0)
    AND NOT EXISTS (SELECT 1 FROM blocks vb WHERE vb.blocker_id = ${viewerId} AND vb.blocked_id = ${user} OFFSET 0)
    AND NOT EXISTS (SELECT 1 FROM blocks vb WHERE vb.blocker_id = ${user} AND vb.blocked_id = ${viewerId} OFFSET 0))`;
}
