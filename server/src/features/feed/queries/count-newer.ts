import type { SQL } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { decodeCursor } from '#server/db/page.ts';
import { type Fragment, integer, sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import { feedKey, type TableBounds, tableBounds } from './feed-key.ts';

const maxCount = integer(99);

const newerRows = (table: SQL, viewer: Fragment, at: Fragment, id: Fragment) => sql`
  (SELECT 1 FROM ${table} t WHERE (t.created_at, t.id) > (${at}::timestamptz, ${id})
     AND ${visibleMember(viewer, sql`t.author_id`)} LIMIT ${maxCount})`;

const newerItems = statement<{ count: number }, [viewerId: string, ...TableBounds]>(
  'feed_newer',
  (viewer, at, eventId, jobId, postId) => sql`
   SELECT least(count(*), ${maxCount})::int AS count FROM (
     ${newerRows(sql`events`, viewer, at, eventId)} UNION ALL
     ${newerRows(sql`jobs`, viewer, at, jobId)} UNION ALL
     ${newerRows(sql`posts`, viewer, at, postId)}) newer`,
);

/** How many items are newer than the one that the cursor names, up to 99. */
export async function countNewer(db: Db, viewer: Viewer, than: string): Promise<number> {
  const [row] = await newerItems(db, viewer.id, ...tableBounds(decodeCursor(than, feedKey)));
  return row?.count ?? 0;
}
