import type { QueryOf } from '#contract/route.ts';
import type { Work, works } from '#contract/works/contract.ts';
import type { Db } from '#server/db/client.ts';
import { type JsonPage, type JsonRow, jsonPage, pageStart } from '#server/db/page.ts';
import { integer, param, sql } from '#server/db/sql.ts';
import { readUnprepared } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleAmongMany } from '../../visibility/queries/visible-members.ts';
import { workConditions } from './work-conditions.ts';
import { workJson } from './work-json.ts';

/** Works of everyone whom the viewer may see. Planned for its filters: a rare tag needs another plan than a common one. */
export async function listWorks(
  db: Db,
  viewer: Viewer,
  { limit, cursor, ...filters }: QueryOf<typeof works.list>,
): Promise<JsonPage<Work>> {
  const [at, id] = pageStart(cursor);
  const rows = await readUnprepared<JsonRow<Work>>(
    db,
    sql`
    SELECT w.created_at::text AS at, w.id, ${workJson(sql`w`, sql`m`)}::text AS item
    FROM (SELECT w.* FROM portfolio_items w
      WHERE (w.created_at, w.id) < (${param(at)}::timestamptz, ${param(id)})
        AND ${visibleAmongMany(param(viewer.id), sql`w.user_id`)} AND ${workConditions(filters)}
      ORDER BY w.created_at DESC, w.id DESC LIMIT ${integer(limit + 1)}) w
    JOIN users m ON m.id = w.user_id
    ORDER BY w.created_at DESC, w.id DESC`,
  );
  return jsonPage(rows, { limit });
}
