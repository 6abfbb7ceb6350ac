import type { PageQuery } from '#contract/primitives.ts';
import type { Db } from '../../db/client.ts';
import { type JsonPage, type JsonRow, jsonPage, pageStart } from '../../db/page.ts';
import { pagedStatement, statement } from '../../db/statement.ts';
import type { Viewer } from '../../http/app.ts';
import { userSummaryFields } from '../users/queries.ts';
import { visibleText } from '../visibility/queries/visible-members.ts';

/** What a blocked or suspended member did is not told. */
const isShown = `(n.actor_id IS NULL OR ${visibleText('$1', 'n.actor_id')})`;

const newestNotifications = pagedStatement<JsonRow, [viewerId: string, at: string, id: string]>(
  'notifications_of_member',
  (rows) => `
  SELECT n.created_at::text AS at, n.id, json_build_object('id', n.id, 'type', n.type, 'title', n.title,
    'message', n.message, 'isRead', n.is_read, 'data', n.data, 'createdAt', n.created_at,
    'actor', CASE WHEN a.id IS NOT NULL THEN json_build_object(${userSummaryFields('a')}) END)::text AS item
  FROM (SELECT * FROM notifications n
    WHERE n.user_id = $1 AND (n.created_at, n.id) < ($2::timestamptz, $3) AND ${isShown}
    ORDER BY n.created_at DESC, n.id DESC LIMIT ${rows}) n
  LEFT JOIN users a ON a.id = n.actor_id
  ORDER BY n.created_at DESC, n.id DESC`,
);

const unreadCount = statement<{ count: number }, [viewerId: string]>(
  'unread_notifications',
  `SELECT count(*)::int AS count FROM (
     SELECT 1 FROM notifications n WHERE n.user_id = $1 AND NOT n.is_read AND ${isShown} LIMIT 999) unread`,
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
