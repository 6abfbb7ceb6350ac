import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';
import type { ReportValues } from './report.ts';

/** SQL: the condition that a row `e` of analytics_events is of this kind and within the time frame. */
export function isOfKind({ since }: ReportValues, kind: Fragment): SQL {
  return sql`e.kind = ${kind} AND e.created_at > ${since}`;
}

/**
 * SQL: at least so many different members did what `condition` says of a row `e`. Looks at a few rows first: to count the
 * members of every group takes longer than all the rest of a report, so that only what is shown is asked about.
 */
export function hasPeople(condition: Fragment, people: Fragment): SQL {
  return sql`((SELECT count(DISTINCT few.user_id) FROM (
      SELECT e.user_id FROM analytics_events e WHERE ${condition} LIMIT 200) few) >= ${people}
    OR (SELECT count(DISTINCT e.user_id) FROM analytics_events e WHERE ${condition}) >= ${people})`;
}

/** SQL: the same for a number that administrators read in any case. */
export function mayRead({ people, seesNames }: ReportValues, condition: Fragment): SQL {
  return sql`(${seesNames} OR ${hasPeople(condition, people)})`;
}

/**
 * SQL: how often each key of a kind was counted within the time frame. Whole days are added up from what is kept of them;
 * only the first one, which the frame cuts, and today are counted.
 */
export function countsByKey(values: ReportValues, kind: Fragment, metric: Fragment): SQL {
  const { firstDay, startOf, today } = values;
  const rows = (condition: Fragment) => sql`SELECT e.key, count(*) AS n FROM analytics_events e
    WHERE ${isOfKind(values, kind)} AND ${condition} GROUP BY e.key`;
  return sql`SELECT c.key, sum(c.n) AS n FROM (
      SELECT d.key, d.count AS n FROM daily_counts d
      WHERE d.metric = ${metric} AND d.day > ${firstDay} AND d.day < ${today}
      UNION ALL ${rows(sql`e.created_at < ${startOf(sql`(${firstDay} + 1)`)}`)}
      UNION ALL ${rows(sql`e.created_at >= ${startOf(today)}`)}) c
    WHERE c.key <> '' GROUP BY c.key`;
}
