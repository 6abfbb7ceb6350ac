import type { PageQuery } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { type JsonPage, type JsonRow, jsonPage, pageStart } from '#server/db/page.ts';
import { pagedStatement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleText } from './visible-members.ts';

type Place = [viewerId: string, at: string, id: string];
type ContentQuery = PageQuery & { authorId?: string | undefined };

/**
 * A list of one table of content, newest first, of everyone or of one author, as far as the viewer may see it. `item` is
 * the SQL of its JSON: `c` is the row, `a` its author, `$1` the viewer.
 */
export function visibleContent(table: 'events' | 'jobs' | 'posts', item: string) {
  const newest = (which: string) => (rows: number) =>
    `
    SELECT c.created_at::text AS at, c.id, ${item}::text AS item
    FROM (SELECT * FROM ${table} c
      WHERE (c.created_at, c.id) < ($2::timestamptz, $3) AND ${which} AND ${visibleText('$1', 'c.author_id')}
      ORDER BY c.created_at DESC, c.id DESC LIMIT ${rows}) c
    JOIN users a ON a.id = c.author_id
    ORDER BY c.created_at DESC, c.id DESC`;
  const ofAll = pagedStatement<JsonRow, Place>(`${table}_of_all`, newest('true'));
  const ofAuthor = pagedStatement<JsonRow, [...Place, authorId: string]>(
    `${table}_of_author`,
    newest('c.author_id = $4'),
  );

  return async (
    db: Db,
    viewer: Viewer,
    { authorId, ...query }: ContentQuery,
  ): Promise<JsonPage> => {
    const place = [viewer.id, ...pageStart(query.cursor)] as const;
    const rows = authorId
      ? await ofAuthor(db, query.limit, ...place, authorId)
      : await ofAll(db, query.limit, ...place);
    return jsonPage(rows, query);
  };
}
