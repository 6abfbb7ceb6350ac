import type { HighlightOverview, HighlightShare } from '#contract/analytics/highlights.ts';
import { sql } from '#server/db/sql.ts';
import { highlightReport } from './highlight-report.ts';
import { jsonList } from './report.ts';

/** How much is highlighted, by how many, and how often for a hundred views of posts. */
export const highlightOverview = highlightReport<HighlightOverview>(
  'overview',
  ({ people, firstDay, lastDay, isInRange }) => sql`(
    SELECT json_build_object('totalHighlights', coalesce(sum(n), 0), 'activeHighlighters', count(n),
      'avgSelectionLength', coalesce(round(sum(characters) / sum(n), 1), 0),
      'highlightRate', coalesce(round(100 * sum(n) / (SELECT nullif(sum(c.count), 0) FROM daily_counts c
        WHERE c.metric = 'post_views' AND c.day BETWEEN ${firstDay} AND ${lastDay} AND c.people >= ${people}), 1), 0))
    FROM (SELECT h.user_id, count(*) AS n, sum(h.selection_length) AS characters, count(*) OVER () AS members
      FROM text_highlights h WHERE ${isInRange} GROUP BY h.user_id) by_member
    WHERE members >= ${people})`,
);

/** The share of each way to select, in percent. */
export const highlightMethods = highlightReport<HighlightShare[]>(
  'methods',
  ({ people, isInRange }) =>
    jsonList(sql`SELECT row_number() OVER (ORDER BY sum(n) DESC, method) AS place, json_build_object('method', method,
      'percentage', round(100 * sum(n) / sum(sum(n)) OVER (), 1)) AS item
    FROM (SELECT h.method, h.user_id, count(*) AS n FROM text_highlights h WHERE ${isInRange}
      GROUP BY h.method, h.user_id) by_member
    GROUP BY method HAVING count(*) >= ${people}`),
);
