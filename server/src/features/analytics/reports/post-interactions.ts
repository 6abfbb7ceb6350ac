import type { PostInteractions } from '#contract/analytics/behaviour.ts';
import { type Json, jsonObject } from '#server/db/json.ts';
import { sql } from '#server/db/sql.ts';
import { isCounted } from '../queries/is-counted.ts';
import { jsonList, type ReportValues, report } from './report.ts';
import { postTitle } from './viewed-content.ts';

/**
 * How often and how long posts are looked at, and the five most viewed; one view a day for each member and post. For an
 * analyst, a day on which a post had too few readers is in neither sum: subtracting others would tell theirs.
 */
export function postInteractionsJson(values: ReportValues): Json<PostInteractions> {
  const { people, since, until, seesNames, unitOf } = values;
  const unit = unitOf(sql`v.viewed_at`);
  const isSeen = sql`v.content_type = 'post' AND v.viewed_at >= ${since} AND v.viewed_at < ${until}
    AND ${isCounted(sql`v.viewer_id`)}`;
  return sql<PostInteractions>`(WITH seen AS MATERIALIZED (
      SELECT v.content_id, ${unit} AS unit, count(*) AS n, sum(v.view_duration)::numeric AS seconds,
        bit_or(CASE WHEN ${seesNames} THEN NULL ELSE ${readerBit} END) AS readers
      FROM content_views v WHERE ${isSeen} GROUP BY 1, 2),
    shown AS MATERIALIZED (
      SELECT seen.content_id, sum(seen.n) AS n, sum(seen.seconds) AS seconds FROM seen
      WHERE ${seesNames} OR (seen.n >= ${people} AND (bit_count(seen.readers::bit(64)) >= ${people}
        OR (SELECT count(DISTINCT v.viewer_id) FROM content_views v
          WHERE ${isSeen} AND v.content_id = seen.content_id AND ${unit} = seen.unit) >= ${people}))
      GROUP BY seen.content_id)
    SELECT ${jsonObject<PostInteractions>({
      totalInteractions: sql`coalesce(sum(n), 0)`,
      averageViewDuration: sql`coalesce(round(sum(seconds) / sum(n), 1), 0)`,
      topPosts: jsonList(
        jsonObject<PostInteractions['topPosts'][number]>({
          contentId: sql`top.content_id`,
          title: postTitle(sql`p`),
          totalViews: sql`top.n`,
          avgViewDuration: sql`round(top.seconds / top.n, 1)`,
        }),
        {
          place: sql`row_number() OVER (ORDER BY top.n DESC, top.content_id)`,
          from: sql`FROM (SELECT * FROM shown ORDER BY n DESC, content_id LIMIT 5) top
        LEFT JOIN posts p ON p.id = top.content_id`,
        },
      ),
    })}
    FROM shown)`;
}

/**
 * SQL: a reader is one of 64 bits, so that so many bits are at least so many readers. To count the readers of every post
 * takes longer than the rest of the report: only those of posts with fewer bits are.
 */
const readerBit = sql`1::bigint << (hashtext(v.viewer_id) & 63)`;

export const postInteractions = report<PostInteractions>('post_interactions', postInteractionsJson);
