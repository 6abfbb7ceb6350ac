import type { SQL } from 'drizzle-orm';
import type { AdminEvent, AdminJob, AdminPost, admin } from '#contract/admin/contract.ts';
import type { QueryOf } from '#contract/route.ts';
import type { Db } from '#server/db/client.ts';
import { type Json, jsonObject, omitFields } from '#server/db/json.ts';
import { type JsonPage, type JsonRow, jsonPage, pageStart } from '#server/db/page.ts';
import { type Fragment, integer, param, sql } from '#server/db/sql.ts';
import type { Viewer } from '#server/http/app.ts';
import { eventFields } from '../../events/queries/event-json.ts';
import { jobFields } from '../../jobs/queries/job-json.ts';
import { postFields } from '../../posts/queries/post-json.ts';
import { authorJson } from './admin-user-json.ts';
import { containing, wordsQuery } from './search-text.ts';

type ContentQuery = QueryOf<typeof admin.listPosts>;

interface Content<Item> {
  table: SQL;
  /** SQL: an item `c` of the author `a` with the author's address, without what is about the viewer. */
  json: (viewer: Fragment) => Json<Item>;
  matches: (q: string) => SQL;
}

const [item, author] = [sql`c`, sql`a`];

const posts: Content<AdminPost> = {
  table: sql`posts`,
  json: (viewer) =>
    jsonObject<AdminPost>({
      ...omitFields(postFields(item, author, viewer), 'isLiked'),
      author: authorJson(author),
    }),
  matches: (q) => sql`c.content ILIKE ${containing(q)}`,
};

const jobs: Content<AdminJob> = {
  table: sql`jobs`,
  json: () =>
    jsonObject<AdminJob>({
      ...jobFields(item, author),
      author: authorJson(author),
      replies: undefined,
    }),
  matches: (q) => sql`c.search @@ ${wordsQuery(q) ?? sql`''::tsquery`}`,
};

const events: Content<AdminEvent> = {
  table: sql`events`,
  json: (viewer) =>
    jsonObject<AdminEvent>({
      ...omitFields(eventFields(item, author, viewer), 'myRsvp'),
      author: authorJson(author),
    }),
  matches: (q) => sql`(c.title || ' ' || c.description) ILIKE ${containing(q)}`,
};

/** Everything there is of one kind, newest first, of suspended members and of those who block the viewer too. */
function listContent<Item>(content: Content<Item>) {
  return async (db: Db, viewer: Viewer, query: ContentQuery): Promise<JsonPage<Item>> => {
    const [at, id] = pageStart(query.cursor);
    const { rows } = await db.execute<JsonRow<Item>>(sql`
      SELECT c.created_at::text AS at, c.id, ${content.json(param(viewer.id))}::text AS item
      FROM (SELECT c.* FROM ${content.table} c
        WHERE (c.created_at, c.id) < (${param(at)}::timestamptz, ${param(id)})
          AND ${query.q ? content.matches(query.q) : sql`true`}
        ORDER BY c.created_at DESC, c.id DESC LIMIT ${integer(query.limit + 1)}) c
      JOIN users a ON a.id = c.author_id
      ORDER BY c.created_at DESC, c.id DESC`);
    return jsonPage(rows, query);
  };
}

export const listPosts = listContent(posts);
export const listJobs = listContent(jobs);
export const listEvents = listContent(events);

/** SQL: a post `c` of the author `a` as the list has it. */
export const adminPostJson = posts.json;
