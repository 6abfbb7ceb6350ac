import type { SQL } from 'drizzle-orm';
import type { ContentType } from '#contract/tracking/contract.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';

type ItemType = Exclude<ContentType, 'profile'>;

type Count = { id: string; views: number };

function countStatements(type: ItemType, table: SQL, typeLiteral: SQL) {
  const counts = sql`SELECT t.id, coalesce(total.views, 0) AS views FROM ${table} t
    LEFT JOIN content_totals total ON total.content_type = ${typeLiteral} AND total.content_id = t.id`;
  return {
    byIds: statement<Count, [viewerId: string, ids: string[], seesAll: boolean]>(
      `view_counts_${type}`,
      (viewer, ids, seesAll) =>
        sql`${counts} WHERE t.id = ANY (${ids}::text[]) AND (${seesAll}::boolean OR t.author_id = ${viewer})`,
    ),
    own: statement<Count, [viewerId: string]>(
      `own_view_counts_${type}`,
      (viewer) => sql`${counts} WHERE t.author_id = ${viewer} ORDER BY t.created_at DESC LIMIT 100`,
    ),
  };
}

const counts = {
  job: countStatements('job', sql`jobs`, sql`'job'`),
  post: countStatements('post', sql`posts`, sql`'post'`),
  event: countStatements('event', sql`events`, sql`'event'`),
};

/**
 * How often each of these items was viewed, or each of the viewer's newest hundred. Items of others are left out, except
 * for administrators.
 */
export async function countViews(
  db: Db,
  viewer: Viewer,
  type: ItemType,
  ids: string[] | undefined,
): Promise<Record<string, number>> {
  const { byIds, own } = counts[type];
  const rows = ids ? await byIds(db, viewer.id, ids, viewer.isAdmin) : await own(db, viewer.id);
  return Object.fromEntries(rows.map(({ id, views }) => [id, views]));
}
