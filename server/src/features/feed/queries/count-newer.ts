import type { Db } from '#server/db/client.ts';
import { decodeCursor } from '#server/db/page.ts';
import { statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleText } from '../../visibility/queries/visible-members.ts';
import { type Bounds, boundsOf, feedKey } from './feed-key.ts';

const most = 99;

const branch = (table: string, bound: string) => `
  (SELECT 1 FROM ${table} t WHERE (t.created_at, t.id) > ($2::timestamptz, ${bound})
     AND ${visibleText('$1', 't.author_id')} LIMIT ${most})`;

const newerItems = statement<{ count: number }, [viewerId: string, ...Bounds]>(
  'feed_newer',
  `SELECT least(count(*), ${most})::int AS count FROM (
     ${branch('events', '$3')} UNION ALL ${branch('jobs', '$4')} UNION ALL ${branch('posts', '$5')}) newer`,
);

/** How many items stand above the one that this cursor names. */
export async function countNewer(db: Db, viewer: Viewer, than: string): Promise<number> {
  const [row] = await newerItems(db, viewer.id, ...boundsOf(decodeCursor(than, feedKey)));
  return row?.count ?? 0;
}
