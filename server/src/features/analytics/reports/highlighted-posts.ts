import type { HighlightedPost } from '#contract/analytics/highlights.ts';
import { jsonObject } from '#server/db/json.ts';
import { sql } from '#server/db/sql.ts';
import { highlightReport } from './highlight-report.ts';
import { jsonList } from './report.ts';
import { postTitle } from './viewed-content.ts';

/** The posts with the most highlights; one that was deleted has no title. */
export const highlightedPosts = highlightReport<HighlightedPost[]>(
  'posts',
  ({ people, limit, isInRange, unit }) =>
    jsonList(
      jsonObject<HighlightedPost>({
        postId: sql`top.post_id`,
        postTitle: postTitle(sql`p`),
        uniqueUsers: sql`top.members`,
        highlights: sql`top.n`,
      }),
      {
        place: sql`top.place`,
        from: sql`FROM (SELECT post_id, count(DISTINCT user_id) AS members, sum(n) AS n,
          row_number() OVER (ORDER BY sum(n) DESC, post_id) AS place
        FROM (SELECT h.post_id, h.user_id, count(*) AS n, count(*) OVER (PARTITION BY h.post_id, ${unit}) AS members
          FROM text_highlights h WHERE ${isInRange} GROUP BY h.post_id, ${unit}, h.user_id) by_member
        WHERE members >= ${people} GROUP BY post_id ORDER BY place LIMIT ${limit}) top
      LEFT JOIN posts p ON p.id = top.post_id`,
      },
    ),
);
