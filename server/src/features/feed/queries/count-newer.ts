import type { Db } from '#server/db/client.ts';
import { decodeCursor } from '#server/db/page.ts';
import { type Fragment, integer, sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import { boardCondition, type NewestFirstBoard, perBoard, tableOf } from './board-conditions.ts';
import { feedKey, type Kind, type TableBounds, tableBounds } from './feed-key.ts';

const maxCount = integer(99);

/** SQL: the bounds are subqueries, of which no plan knows the value: otherwise PostgreSQL plans anew at every call, which takes longer than to count. */
const newerRows = (
  board: NewestFirstBoard,
  kind: Kind,
  viewer: Fragment,
  at: Fragment,
  id: Fragment,
) => sql`
  (SELECT 1 FROM ${tableOf[kind]} t WHERE (t.created_at, t.id) > ((SELECT ${at}::timestamptz), (SELECT ${id}::text))
     AND ${boardCondition(board, kind, viewer)} AND ${visibleMember(viewer, sql`t.author_id`)}
   ORDER BY t.created_at, t.id LIMIT ${maxCount})`;

const newerItems = (board: NewestFirstBoard) =>
  statement<{ count: number }, [viewerId: string, ...TableBounds]>(
    `feed_newer_${board}`,
    (viewer, at, eventId, jobId, postId) => sql`
     SELECT least(count(*), ${maxCount})::int AS count FROM (
       ${newerRows(board, 'event', viewer, at, eventId)} UNION ALL
       ${newerRows(board, 'job', viewer, at, jobId)} UNION ALL
       ${newerRows(board, 'post', viewer, at, postId)}) newer`,
  );

const statements = perBoard(newerItems);

/** How many items of a board are newer than the one that the cursor names, up to 99. */
export async function countNewer(
  db: Db,
  viewer: Viewer,
  { board, than }: { board: NewestFirstBoard; than: string },
): Promise<number> {
  const bounds = tableBounds(decodeCursor(than, feedKey));
  const [row] = await statements[board](db, viewer.id, ...bounds);
  return row?.count ?? 0;
}
