import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';

const otherId = (viewer: Fragment): SQL =>
  sql`CASE WHEN c.low_id = ${viewer} THEN c.high_id ELSE c.low_id END`;

/**
 * SQL: the conversations that a member has, as rows with the id of the other member, which is null where that account was
 * deleted. One that the member declined is not among them, nor one with somebody whom they may not see. `filter` is about
 * `m`, a row of conversation_members, and `rest` orders and limits.
 */
export function ownConversations(viewer: Fragment, filter: SQL, rest: SQL = sql``): SQL {
  return sql`SELECT m.conversation_id, m.listed_at, m.unread_count, m.cleared_at,
      c.status, c.requested_by, c.changed_at, ${otherId(viewer)} AS other_id
    FROM conversation_members m JOIN conversations c ON c.id = m.conversation_id
    WHERE m.user_id = ${viewer} AND ${filter}
      AND (c.status <> 'declined' OR c.requested_by = ${viewer})
      AND (${otherId(viewer)} IS NULL OR ${visibleMember(viewer, otherId(viewer))})
    ${rest}`;
}

/** SQL: a member has not deleted this message for themselves. `own` has conversation_id and cleared_at. */
export function isKept(message: Fragment, own: Fragment, member: Fragment): SQL {
  return sql`${message}.conversation_id = ${own}.conversation_id
    AND (${own}.cleared_at IS NULL OR ${message}.created_at > ${own}.cleared_at)
    AND ${notDeleted(message, member)}`;
}

export function notDeleted(message: Fragment, member: Fragment): SQL {
  return sql`NOT EXISTS (SELECT 1 FROM message_deletions md
    WHERE md.message_id = ${message}.id AND md.user_id = ${member} OFFSET 0)`;
}

/** SQL: a member may see this message. */
export function isShownTo(message: Fragment, member: Fragment): SQL {
  const inIts = sql`m.conversation_id = ${message}.conversation_id`;
  return sql`EXISTS (SELECT 1 FROM (${ownConversations(member, inIts)}) own
    WHERE ${isKept(message, sql`own`, member)})`;
}
