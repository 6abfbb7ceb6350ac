import type { SQL } from 'drizzle-orm';
import type { FeedItem, feed } from '#contract/feed/contract.ts';
import type { QueryOf } from '#contract/route.ts';
import type { Db } from '#server/db/client.ts';
import { isoInstant } from '#server/db/columns.ts';
import { decodeCursor, type JsonPage, type JsonRow, jsonPage } from '#server/db/page.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { type Placeholders, pagedStatement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import {
  boardCondition,
  kindLiteral,
  type NewestFirstBoard,
  perBoard,
  tableOf,
} from './board-conditions.ts';
import { feedKey, type Kind, type TableBounds, tableBounds } from './feed-key.ts';
import { feedItemJson } from './item-json.ts';
import { listForYou } from './list-for-you.ts';

type FeedQuery = QueryOf<typeof feed.list>;

/** Each kind is cut to a page before they are merged; only the rows of the merged page get author, flags and JSON. */
const feedSql =
  (board: NewestFirstBoard) =>
  (
    rows: SQL,
    viewer: Fragment,
    ...[at, eventId, jobId, postId]: Placeholders<TableBounds>
  ): SQL => {
    const newest = (kind: Kind, id: Fragment) => sql`
      (SELECT ${kindLiteral[kind]} AS kind, t.id, t.created_at, t.author_id FROM ${tableOf[kind]} t
       WHERE (t.created_at, t.id) < (${at}::timestamptz, ${id}) AND ${boardCondition(board, kind, viewer)}
         AND ${visibleMember(viewer, sql`t.author_id`)}
       ORDER BY t.created_at DESC, t.id DESC LIMIT ${rows})`;
    return sql`
    SELECT i.created_at::text AS at, i.kind, i.id, ${feedItemJson(sql`a`, viewer)}::text AS item
    FROM (SELECT * FROM (
        ${newest('event', eventId)} UNION ALL ${newest('job', jobId)} UNION ALL ${newest('post', postId)}) merged
      ORDER BY created_at DESC, kind DESC, id DESC LIMIT ${rows}) i
    JOIN users a ON a.id = i.author_id
    ORDER BY i.created_at DESC, i.kind DESC, i.id DESC`;
  };

type FeedRow = JsonRow<FeedItem> & { kind: Kind };

const statements = perBoard((board) =>
  pagedStatement<FeedRow, [viewerId: string, ...TableBounds]>(`feed_${board}`, feedSql(board)),
);

export const feedPage = statements.everything;

/** A board of jobs, posts and events, in one statement. */
export async function listFeed(
  db: Db,
  viewer: Viewer,
  query: FeedQuery,
): Promise<JsonPage<FeedItem>> {
  const { board, limit } = query;
  if (board === 'for-you') return listForYou(db, viewer, query);
  const bounds = tableBounds(decodeCursor(query.cursor, feedKey));
  const rows = await statements[board](db, limit, viewer.id, ...bounds);
  return jsonPage(rows, query, ({ at, kind, id }) => [isoInstant(at), kind, id]);
}
