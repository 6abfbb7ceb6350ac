import type { SQL } from 'drizzle-orm';
import type { PageQuery } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { isoInstant } from '#server/db/columns.ts';
import { decodeCursor, type JsonPage, type JsonRow, jsonPage } from '#server/db/page.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { type Placeholders, pagedStatement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { type SessionPage, sessionPage } from '#server/http/session-joined-query.ts';
import { sessionJoinedPagedStatement } from '../../auth/sessions/queries.ts';
import { eventFields } from '../../events/queries/event-json.ts';
import { jobFields, jobFlags } from '../../jobs/queries/job-json.ts';
import { postFields } from '../../posts/queries/post-json.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import { feedKey, type Kind, type TableBounds, tableBounds } from './feed-key.ts';

/** Each kind is cut to a page before they are merged; only the rows of the merged page get author, flags and JSON. */
function feedSql(
  rows: SQL,
  viewer: Fragment,
  ...[at, eventId, jobId, postId]: Placeholders<TableBounds>
): SQL {
  const newest = (kind: SQL, table: SQL, id: Fragment) => sql`
    (SELECT ${kind} AS kind, t.id, t.created_at, t.author_id FROM ${table} t
     WHERE (t.created_at, t.id) < (${at}::timestamptz, ${id}) AND ${visibleMember(viewer, sql`t.author_id`)}
     ORDER BY t.created_at DESC, t.id DESC LIMIT ${rows})`;
  const author = sql`a`;
  return sql`
  SELECT i.created_at::text AS at, i.kind, i.id, (CASE i.kind
    WHEN 'post' THEN (SELECT json_build_object('kind', 'post', ${postFields(sql`p`, author, viewer)})
      FROM posts p WHERE p.id = i.id)
    WHEN 'job' THEN (SELECT json_build_object('kind', 'job', ${jobFields(sql`j`, author)}, ${jobFlags(sql`j`, viewer)})
      FROM jobs j WHERE j.id = i.id)
    ELSE (SELECT json_build_object('kind', 'event', ${eventFields(sql`e`, author, viewer)})
      FROM events e WHERE e.id = i.id) END)::text AS item
  FROM (SELECT * FROM (
      ${newest(sql`'event'`, sql`events`, eventId)} UNION ALL
      ${newest(sql`'job'`, sql`jobs`, jobId)} UNION ALL
      ${newest(sql`'post'`, sql`posts`, postId)}) merged
    ORDER BY created_at DESC, kind DESC, id DESC LIMIT ${rows}) i
  JOIN users a ON a.id = i.author_id
  ORDER BY i.created_at DESC, i.kind DESC, i.id DESC`;
}

type FeedRow = JsonRow & { kind: Kind };

export const feedPage = pagedStatement<FeedRow, [viewerId: string, ...TableBounds]>(
  'feed',
  feedSql,
);
const sessionJoinedFeedPage = sessionJoinedPagedStatement<FeedRow, TableBounds>('feed', feedSql);

/** Jobs, posts and events, newest first, in one statement. */
export async function listFeed(db: Db, viewer: Viewer, query: PageQuery): Promise<JsonPage> {
  const rows = await feedPage(db, query.limit, viewer.id, ...boundsOfPage(query));
  return presentPage(rows, query);
}

/** The same for the member whose session token this is; null where the session is not valid. */
export async function listFeedForSession(
  db: Db,
  token: string,
  query: PageQuery,
): Promise<SessionPage | null> {
  const rows = await sessionJoinedFeedPage(db, token, query.limit, ...boundsOfPage(query));
  return sessionPage(rows, (found) => presentPage(found, query));
}

function boundsOfPage({ cursor }: PageQuery): TableBounds {
  return tableBounds(decodeCursor(cursor, feedKey));
}

function presentPage(rows: FeedRow[], query: PageQuery): JsonPage {
  return jsonPage(rows, query, ({ at, kind, id }) => [isoInstant(at), kind, id]);
}
