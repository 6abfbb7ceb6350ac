import type { SQL } from 'drizzle-orm';
import type { PageQuery } from '#contract/primitives.ts';
import type { Db } from '../../db/client.ts';
import { type JsonPage, type JsonRow, jsonPage, type PageStart, pageStart } from '../../db/page.ts';
import { type Fragment, param, sql } from '../../db/sql.ts';
import { pagedStatement, statement } from '../../db/statement.ts';
import type { Viewer } from '../../http/app.ts';
import { userSummaryFields } from '../users/queries.ts';
import { visibleMember } from '../visibility/queries/visible-members.ts';

/** SQL: the notification `n` is of nobody's act, or of the act of a member whom its recipient may see. */
const isShown = (viewer: Fragment): SQL =>
  sql`(n.actor_id IS NULL OR ${visibleMember(viewer, sql`n.actor_id`)})`;

const newestNotifications = pagedStatement<JsonRow, [viewerId: string, ...PageStart]>(
  'notifications_of_member',
  (rows, viewer, at, id) => sql`
  SELECT n.created_at::text AS at, n.id, json_build_object('id', n.id, 'type', n.type, 'title', n.title,
    'message', n.message, 'isRead', n.is_read, 'data', n.data, 'createdAt', n.created_at,
    'actor', CASE WHEN a.id IS NOT NULL THEN json_build_object(${userSummaryFields(sql`a`)}) END)::text AS item
  FROM (SELECT * FROM notifications n
    WHERE n.user_id = ${viewer} AND (n.created_at, n.id) < (${at}::timestamptz, ${id}) AND ${isShown(viewer)}
    ORDER BY n.created_at DESC, n.id DESC LIMIT ${rows}) n
  LEFT JOIN users a ON a.id = n.actor_id
  ORDER BY n.created_at DESC, n.id DESC`,
);

const unreadCount = statement<{ count: number }, [viewerId: string]>(
  'unread_notifications',
  (viewer) => sql`SELECT count(*)::int AS count FROM (SELECT 1 FROM notifications n
     WHERE n.user_id = ${viewer} AND NOT n.is_read AND ${isShown(viewer)} LIMIT 999) unread`,
);

export async function listNotifications(
  db: Db,
  viewer: Viewer,
  query: PageQuery,
): Promise<JsonPage> {
  const rows = await newestNotifications(db, query.limit, viewer.id, ...pageStart(query.cursor));
  return jsonPage(rows, query);
}

export async function countUnread(db: Db, viewer: Viewer): Promise<{ count: number }> {
  const [row] = await unreadCount(db, viewer.id);
  return row ?? { count: 0 };
}

/** SQL: how many of its daily allowance the acts of this member have left; NULL for any number. */
export function notificationsLeft(perDay: number | null, actorId: string | null): SQL {
  if (perDay === null || actorId === null) return sql`NULL`;
  return sql`greatest(0, ${param(perDay)}::int - (SELECT count(*) FROM notifications caused
    WHERE caused.actor_id = ${param(actorId)} AND caused.created_at > now() - interval '1 day'))`;
}
