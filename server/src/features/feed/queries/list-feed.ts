import type { PageQuery } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { isoInstant } from '#server/db/columns.ts';
import { decodeCursor, type JsonPage, type JsonRow, jsonPage } from '#server/db/page.ts';
import { pagedStatement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import type { SessionPage } from '#server/http/session-joined-query.ts';
import { sessionJoinedPagedStatement } from '../../auth/sessions/queries.ts';
import { eventFields } from '../../events/queries/event-json.ts';
import { jobFields, jobFlags } from '../../jobs/queries/job-json.ts';
import { postFields } from '../../posts/queries/post-json.ts';
import { visibleText } from '../../visibility/queries/visible-members.ts';
import { type Bounds, boundsOf, feedKey, type Kind } from './feed-key.ts';

const branch = (viewer: string, kind: Kind, table: string, bound: string, rows: number) => `
  (SELECT '${kind}' AS kind, t.id, t.created_at, t.author_id FROM ${table} t
   WHERE (t.created_at, t.id) < ($2::timestamptz, ${bound}) AND ${visibleText(viewer, 't.author_id')}
   ORDER BY t.created_at DESC, t.id DESC LIMIT ${rows})`;

/** Each kind is cut to a page before they are merged; only what is left gets its author, its flags and its JSON. */
export const feedText = (rows: number, viewer = '$1'): string => `
  SELECT i.created_at::text AS at, i.kind, i.id, (CASE i.kind
    WHEN 'post' THEN (SELECT json_build_object('kind', 'post', ${postFields('p', 'a', viewer)})
      FROM posts p WHERE p.id = i.id)
    WHEN 'job' THEN (SELECT json_build_object('kind', 'job', ${jobFields('j', 'a')}, ${jobFlags('j', viewer)})
      FROM jobs j WHERE j.id = i.id)
    ELSE (SELECT json_build_object('kind', 'event', ${eventFields('e', 'a')})
      FROM events e WHERE e.id = i.id) END)::text AS item
  FROM (SELECT * FROM (
      ${branch(viewer, 'event', 'events', '$3', rows)} UNION ALL
      ${branch(viewer, 'job', 'jobs', '$4', rows)} UNION ALL
      ${branch(viewer, 'post', 'posts', '$5', rows)}) merged
    ORDER BY created_at DESC, kind DESC, id DESC LIMIT ${rows}) i
  JOIN users a ON a.id = i.author_id
  ORDER BY i.created_at DESC, i.kind DESC, i.id DESC`;

type FeedRow = JsonRow & { kind: Kind };

const feedPage = pagedStatement<FeedRow, [viewerId: string, ...Bounds]>('feed', feedText);
const feedPageBySession = sessionJoinedPagedStatement<FeedRow, Bounds>('feed', (rows) =>
  feedText(rows, 'viewer.id'),
);

/** Jobs, posts and events, newest first, in one statement. */
export async function listFeed(db: Db, viewer: Viewer, query: PageQuery): Promise<JsonPage> {
  const rows = await feedPage(db, query.limit, viewer.id, ...pageStart(query));
  return pageOf(rows, query);
}

/** The same for whoever the token belongs to, session and all in one statement; null where that is nobody. */
export async function listFeedForSession(
  db: Db,
  token: string,
  query: PageQuery,
): Promise<SessionPage | null> {
  const rows = await feedPageBySession(db, token, query.limit, ...pageStart(query));
  const [first] = rows;
  if (!first) return null;
  const { viewerId, stale } = first;
  return { viewerId, stale, ...pageOf(first.item === null ? [] : rows, query) };
}

function pageStart({ cursor }: PageQuery): Bounds {
  return boundsOf(decodeCursor(cursor, feedKey));
}

function pageOf(rows: FeedRow[], query: PageQuery): JsonPage {
  return jsonPage(rows, query, ({ at, kind, id }) => [isoInstant(at), kind, id]);
}
