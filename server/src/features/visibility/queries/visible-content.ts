import type { SQL } from 'drizzle-orm';
import type { PageQuery } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { type Json } from '#server/db/json.ts';
import {
  type JsonPage,
  type JsonRow,
  jsonPage,
  type PageStart,
  pageStart,
} from '#server/db/page.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { pagedStatement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleMember } from './visible-members.ts';

const tables = { events: sql`events`, jobs: sql`jobs`, posts: sql`posts` };

/** SQL: an item as JSON, from its row, that of its author, and the viewer's id. */
type ItemJson<Item> = (item: Fragment, author: Fragment, viewer: Fragment) => Json<Item>;

type ContentQuery = PageQuery & {
  authorId?: string | undefined;
  projectId?: string | undefined;
};

/**
 * A list of one table of content, newest first, of everyone, of one author or of one project, as far as the viewer may see it. `isCurrent`
 * is the SQL of what an item `c` must be to stand in the list of everyone or of a project.
 */
export function visibleContent<Item>(
  table: keyof typeof tables,
  itemJson: ItemJson<Item>,
  isCurrent: SQL = sql`true`,
) {
  const newest = (rows: SQL, viewer: Fragment, at: Fragment, id: Fragment, filter: SQL) => sql`
    SELECT c.created_at::text AS at, c.id, ${itemJson(sql`c`, sql`a`, viewer)}::text AS item
    FROM (SELECT * FROM ${tables[table]} c
      WHERE (c.created_at, c.id) < (${at}::timestamptz, ${id}) AND ${filter} AND ${visibleMember(viewer, sql`c.author_id`)}
      ORDER BY c.created_at DESC, c.id DESC LIMIT ${rows}) c
    JOIN users a ON a.id = c.author_id
    ORDER BY c.created_at DESC, c.id DESC`;
  const ofAll = pagedStatement<JsonRow<Item>, [viewerId: string, ...PageStart]>(
    `${table}_of_all`,
    (rows, viewer, at, id) => newest(rows, viewer, at, id, isCurrent),
  );
  const ofAuthor = pagedStatement<
    JsonRow<Item>,
    [viewerId: string, ...PageStart, authorId: string]
  >(`${table}_of_author`, (rows, viewer, at, id, author) =>
    newest(rows, viewer, at, id, sql`c.author_id = ${author}`),
  );
  const ofProject = pagedStatement<
    JsonRow<Item>,
    [viewerId: string, ...PageStart, projectId: string]
  >(`${table}_of_project`, (rows, viewer, at, id, project) =>
    newest(rows, viewer, at, id, sql`c.project_id = ${project} AND ${isCurrent}`),
  );

  return async (
    db: Db,
    viewer: Viewer,
    { authorId, projectId, ...query }: ContentQuery,
  ): Promise<JsonPage<Item>> => {
    const start = pageStart(query.cursor);
    const list = () => {
      if (projectId) return ofProject(db, query.limit, viewer.id, ...start, projectId);
      if (authorId) return ofAuthor(db, query.limit, viewer.id, ...start, authorId);
      return ofAll(db, query.limit, viewer.id, ...start);
    };
    return jsonPage(await list(), query);
  };
}
