import type { SQL } from 'drizzle-orm';
import type { Notification, NotificationQuery } from '#contract/notifications/contract.ts';
import {
  describeNotification,
  type NotificationFacts,
} from '#contract/notifications/describe-notification.ts';
import type { PageQuery } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { type JsonText, jsonObject, jsonText } from '#server/db/json.ts';
import {
  type JsonPage,
  type JsonRow,
  jsonPage,
  type PageStart,
  pageStart,
} from '#server/db/page.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { pagedStatement, statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { joinedUserJson } from '../../users/queries.ts';
import { isShown, shownNotification } from './shown-notification.ts';

/** A notification but for its sentences, and what they are made of. */
type NotificationRow = Pick<JsonRow<Notification>, 'at' | 'id'> & {
  item: Omit<Notification, 'title' | 'message'>;
  facts: NotificationFacts;
};

const newest = (rows: SQL, viewer: Fragment, at: Fragment, id: Fragment, filter: SQL) => sql`
  SELECT n.created_at::text AS at, n.id, ${jsonObject<NotificationRow['item']>({
    id: sql`n.id`,
    type: sql`n.type`,
    isRead: sql`n.is_read`,
    data: sql<Notification['data']>`shown.data`,
    createdAt: sql`n.created_at`,
    actorCount: sql`shown.actor_count`,
    actor: joinedUserJson(sql`a`),
  })} AS item, shown.facts
  FROM (SELECT * FROM notifications n
    WHERE n.user_id = ${viewer} AND (n.created_at, n.id) < (${at}::timestamptz, ${id}) AND ${filter}
      AND ${isShown(sql`n`, viewer)}
    ORDER BY n.created_at DESC, n.id DESC LIMIT ${rows}) n
  CROSS JOIN LATERAL (${shownNotification(sql`n`, viewer)}) shown
  LEFT JOIN users a ON a.id = shown.actor_id
  ORDER BY n.created_at DESC, n.id DESC`;

export const newestOfAll = pagedStatement<NotificationRow, [viewerId: string, ...PageStart]>(
  'notifications_of_member',
  (rows, viewer, at, id) => newest(rows, viewer, at, id, sql`true`),
);

const newestOfType = pagedStatement<
  NotificationRow,
  [viewerId: string, ...PageStart, type: string]
>('notifications_of_type', (rows, viewer, at, id, type) =>
  newest(rows, viewer, at, id, sql`n.type = ${type}`),
);

const unreadCount = statement<{ count: number }, [viewerId: string]>(
  'unread_notifications',
  (viewer) => sql`SELECT count(*)::int AS count FROM (SELECT 1 FROM notifications n
     WHERE n.user_id = ${viewer} AND NOT n.is_read AND ${isShown(sql`n`, viewer)} LIMIT 999) unread`,
);

export async function listNotifications(
  db: Db,
  viewer: Viewer,
  { type, ...query }: NotificationQuery,
): Promise<JsonPage<Notification>> {
  const start = pageStart(query.cursor);
  const rows = type
    ? await newestOfType(db, query.limit, viewer.id, ...start, type)
    : await newestOfAll(db, query.limit, viewer.id, ...start);
  return presentPage(rows, query);
}

function presentPage(rows: NotificationRow[], query: PageQuery): JsonPage<Notification> {
  const presented = rows.map(({ at, id, item, facts }) => ({ at, id, item: present(item, facts) }));
  return jsonPage(presented, query);
}

function present(
  { id, type, ...rest }: NotificationRow['item'],
  facts: NotificationFacts,
): JsonText<Notification> {
  const { title, message } = describeNotification(facts);
  return jsonText<Notification>({ id, type, title, message, ...rest });
}

export async function countUnread(db: Db, viewer: { id: string }): Promise<{ count: number }> {
  const [row] = await unreadCount(db, viewer.id);
  return row ?? { count: 0 };
}
