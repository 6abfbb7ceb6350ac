import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';
import { isCounted } from '../queries/is-counted.ts';
import type { ReportValues } from './report.ts';

/** SQL: the condition that a row `e` of analytics_events is of this kind and within the time frame. */
export function isOfKind({ since, until }: ReportValues, kind: Fragment): SQL {
  return sql`e.kind = ${kind} AND e.created_at >= ${since} AND e.created_at < ${until}
    AND ${isCounted(sql`e.user_id`)}`;
}

/** SQL: how often each key of a metric was counted within the time frame, on the days with enough people. */
export function countsByKey({ people, firstDay, lastDay }: ReportValues, metric: Fragment): SQL {
  return sql`SELECT d.key, sum(d.count) AS n FROM daily_counts d
    WHERE d.metric = ${metric} AND d.day BETWEEN ${firstDay} AND ${lastDay} AND d.people >= ${people} AND d.key <> ''
    GROUP BY d.key`;
}
