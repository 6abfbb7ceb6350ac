import type { SQL } from 'drizzle-orm';
import type { admin } from '#contract/admin/contract.ts';
import type { QueryOf } from '#contract/route.ts';
import type { Db } from '#server/db/client.ts';
import { type JsonPage, type JsonRow, jsonPage, pageStart } from '#server/db/page.ts';
import { type Fragment, integer, param, sql } from '#server/db/sql.ts';
import type { Viewer } from '#server/http/app.ts';
import { eventJson } from '../../events/queries/event-json.ts';
import { jobFields } from '../../jobs/queries/job-json.ts';
import { postJson } from '../../posts/queries/post-json.ts';
import { authorJson } from './admin-user-json.ts';
import { containing, wordsQuery } from './search-text.ts';

type ContentQuery = QueryOf<typeof admin.listPosts>;

interface Content {
  table: SQL;
  /** SQL: an item `c` of the author `a` as JSON. */
  json: (viewer: Fragment) => SQL;
  /** What is about the viewer and not in the list. */
  omitted: SQL;
  matches: (q: string) => SQL;
}

const [item, author] = [sql`c`, sql`a`];

const posts: Content = {
  table: sql`posts`,
  json: (viewer) => postJson(item, author, viewer),
  omitted: sql`'{isLiked,isCommentingOpen}'::text[]`,
  matches: (q) => sql`c.content ILIKE ${containing(q)}`,
};

const jobs: Content = {
  table: sql`jobs`,
  json: () => sql`json_build_object(${jobFields(item, author)})`,
  omitted: sql`'{}'::text[]`,
  matches: (q) => sql`c.search @@ ${wordsQuery(q) ?? sql`''::tsquery`}`,
};

const events: Content = {
  table: sql`events`,
  json: (viewer) => eventJson(item, author, viewer),
  omitted: sql`'{myRsvp,isCommentingOpen}'::text[]`,
  matches: (q) => sql`(c.title || ' ' || c.description) ILIKE ${containing(q)}`,
};

/** SQL: an item with its author's address, without what is about the viewer. */
function adminJson({ json, omitted }: Content, viewer: Fragment): SQL {
  return sql`(${json(viewer)}::jsonb - ${omitted} || jsonb_build_object('author', ${authorJson(author)}))`;
}

/** Everything there is of one kind, newest first, of suspended members and of those who block the viewer too. */
function listContent(content: Content) {
  return async (db: Db, viewer: Viewer, query: ContentQuery): Promise<JsonPage> => {
    const [at, id] = pageStart(query.cursor);
    const { rows } = await db.execute<JsonRow>(sql`
      SELECT c.created_at::text AS at, c.id, ${adminJson(content, param(viewer.id))}::text AS item
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
export const adminPostJson = (viewer: Fragment): SQL => adminJson(posts, viewer);
