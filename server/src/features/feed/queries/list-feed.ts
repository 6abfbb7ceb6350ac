import type { PageQuery } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { isoInstant } from '#server/db/columns.ts';
import { decodeCursor, type JsonPage, type JsonRow, jsonPage } from '#server/db/page.ts';
import { pagedStatement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { eventFields } from '../../events/queries/event-json.ts';
import { jobFields, jobFlags } from '../../jobs/queries/job-json.ts';
import { visibleText } from '../../moderation/queries.ts';
import { postFields } from '../../posts/queries/post-json.ts';
import { type Bounds, boundsOf, feedKey, type Kind } from './feed-key.ts';

const branch = (kind: Kind, table: string, bound: string, rows: number) => `
  (SELECT '${kind}' AS kind, t.id, t.created_at, t.author_id FROM ${table} t
   WHERE (t.created_at, t.id) < ($2::timestamptz, ${bound}) AND ${visibleText('$1', 't.author_id')}
   ORDER BY t.created_at DESC, t.id DESC LIMIT ${rows})`;

/** Each kind is cut to a page before they are merged; only what is left gets its author, its flags and its JSON. */
export const feedText = (rows: number): string => `
  SELECT i.created_at::text AS at, i.kind, i.id, (CASE i.kind
    WHEN 'post' THEN (SELECT json_build_object('kind', 'post', ${postFields('p', 'a', '$1')})
      FROM posts p WHERE p.id = i.id)
    WHEN 'job' THEN (SELECT json_build_object('kind', 'job', ${jobFields('j', 'a')}, ${jobFlags('j', '$1')})
      FROM jobs j WHERE j.id = i.id)
    ELSE (SELECT json_build_object('kind', 'event', ${eventFields('e', 'a')})
      FROM events e WHERE e.id = i.id) END)::text AS item
  FROM (SELECT * FROM (
      ${branch('event', 'events', '$3', rows)} UNION ALL
      ${branch('job', 'jobs', '$4', rows)} UNION ALL
      ${branch('post', 'posts', '$5', rows)}) merged
    ORDER BY created_at DESC, kind DESC, id DESC LIMIT ${rows}) i
  JOIN users a ON a.id = i.author_id
  ORDER BY i.created_at DESC, i.kind DESC, i.id DESC`;

const feedPage = pagedStatement<JsonRow & { kind: Kind }, [viewerId: string, ...Bounds]>(
  'feed',
  feedText,
);

/** Jobs, posts and events, newest first, in one statement. */
export async function listFeed(db: Db, viewer: Viewer, query: PageQuery): Promise<JsonPage> {
  const bounds = boundsOf(decodeCursor(query.cursor, feedKey));
  const rows = await feedPage(db, query.limit, viewer.id, ...bounds);
  return jsonPage(rows, query, ({ at, kind, id }) => [isoInstant(at), kind, id]);
}
