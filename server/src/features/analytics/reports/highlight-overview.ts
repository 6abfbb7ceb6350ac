import type { HighlightOverview, HighlightShare } from '#contract/analytics/highlights.ts';
import { jsonObject } from '#server/db/json.ts';
import { sql } from '#server/db/sql.ts';
import { highlightReport } from './highlight-report.ts';
import { jsonList } from './report.ts';

/**
 * How much is highlighted, by how many, and how often for a hundred views of posts. What an analyst reads is the sum of
 * the posts and days that may be shown: subtracting the listed posts does not tell the rest.
 */
export const highlightOverview = highlightReport<HighlightOverview>(
  'overview',
  ({ people, firstDay, lastDay, isInRange, unit }) => sql<HighlightOverview>`(
    SELECT ${jsonObject<HighlightOverview>({
      totalHighlights: sql`coalesce(sum(n), 0)`,
      activeHighlighters: sql`count(DISTINCT user_id)`,
      avgSelectionLength: sql`coalesce(round(sum(characters) / sum(n), 1), 0)`,
      highlightRate: sql`coalesce(round(100 * sum(n) / (SELECT nullif(sum(c.count), 0) FROM daily_counts c
        WHERE c.metric = 'post_views' AND c.day BETWEEN ${firstDay} AND ${lastDay} AND c.people >= ${people}), 1), 0)`,
    })}
    FROM (SELECT h.user_id, count(*) AS n, sum(h.selection_length) AS characters,
        count(*) OVER (PARTITION BY h.post_id, ${unit}) AS members
      FROM text_highlights h WHERE ${isInRange} GROUP BY h.post_id, ${unit}, h.user_id) by_member
    WHERE members >= ${people})`,
);

/** The share of each way to select, in percent. */
export const highlightMethods = highlightReport<HighlightShare[]>(
  'methods',
  ({ people, isInRange, unit }) =>
    jsonList(
      jsonObject<HighlightShare>({
        method: sql`method`,
        percentage: sql`round(100 * sum(n) / sum(sum(n)) OVER (), 1)`,
      }),
      {
        place: sql`row_number() OVER (ORDER BY sum(n) DESC, method)`,
        from: sql`FROM (SELECT h.method, count(*) AS n FROM text_highlights h WHERE ${isInRange}
      GROUP BY h.method, ${unit} HAVING count(DISTINCT h.user_id) >= ${people}) by_unit
    GROUP BY method`,
      },
    ),
);
