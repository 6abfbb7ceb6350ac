import type { SQL } from 'drizzle-orm';
import type { ViewedContent } from '#contract/analytics/contract.ts';
import { type Json, jsonObject } from '#server/db/json.ts';
import { type Fragment, integer, sql } from '#server/db/sql.ts';
import { isActive } from '../../users/queries.ts';
import { isCounted } from '../queries/is-counted.ts';
import { jsonList, type ReportValues } from './report.ts';

/** SQL: how a post is called in a list. */
export const postTitle = (post: Fragment): SQL =>
  sql`CASE WHEN length(${post}.content) <= 60 THEN ${post}.content
    ELSE regexp_replace(left(${post}.content, 60), '\\s+\\S*$', '') || '…' END`;

/**
 * SQL: enough different people looked at an item. Views of more than 90 days ago no longer say by whom: an item that
 * only those have had is withheld from an analyst.
 */
export function hasViewers({ people, seesNames }: ReportValues, type: Fragment, id: Fragment): SQL {
  return sql`(${seesNames} OR (SELECT count(*) FROM (SELECT DISTINCT v.viewer_id FROM content_views v
    WHERE v.content_type = ${type} AND v.content_id = ${id} AND ${isCounted(sql`v.viewer_id`)} LIMIT ${people}) viewers) >= ${people})`;
}

/** SQL: the views of totals `c`; an analyst reads those of the days that are over. */
export function viewsOf({ seesNames, until }: ReportValues, type: Fragment): SQL {
  return sql`(CASE WHEN ${seesNames} THEN c.views ELSE greatest(0, c.views - (SELECT count(*) FROM content_views v
    WHERE v.content_type = ${type} AND v.content_id = c.content_id AND v.viewed_at >= ${until})) END)`;
}

const types = {
  post: { type: sql`'post'`, table: sql`posts`, title: postTitle(sql`i`) },
  job: { type: sql`'job'`, table: sql`jobs`, title: sql`i.title` },
};

/** SQL: the most viewed posts or jobs; one that was deleted has no title. */
export function mostViewed(
  values: ReportValues,
  of: keyof typeof types,
  most: number,
): Json<ViewedContent[]> {
  const { type, table, title } = types[of];
  return jsonList(
    jsonObject<ViewedContent>({
      contentId: sql`t.content_id`,
      title,
      views: sql`t.views`,
    }),
    {
      place: sql`row_number() OVER (ORDER BY t.views DESC, t.content_id)`,
      from: sql`FROM (SELECT c.content_id, ${viewsOf(values, type)} AS views FROM content_totals c
      WHERE c.content_type = ${type} AND ${hasViewers(values, type, sql`c.content_id`)}
      ORDER BY c.views DESC, c.content_id LIMIT ${integer(most)}) t
    LEFT JOIN ${table} i ON i.id = t.content_id`,
    },
  );
}

/** SQL: the most viewed profiles of active members, `item` of a row of users `u` and its totals `c`; none for an analyst. */
export function mostViewedMembers<T>(
  { seesNames }: ReportValues,
  item: Json<T>,
  most: number,
): Json<T[]> {
  return jsonList(item, {
    place: sql`row_number() OVER (ORDER BY c.views DESC, c.content_id)`,
    from: sql`FROM content_totals c JOIN users u ON u.id = c.content_id AND ${isActive(sql`u`)}
    WHERE c.content_type = 'profile' AND ${seesNames}
    ORDER BY c.views DESC, c.content_id LIMIT ${integer(most)}`,
  });
}
