import type { SQL } from 'drizzle-orm';
import { type Fragment, join, sql } from '#server/db/sql.ts';
import type { ReportValues } from './report.ts';

/**
 * SQL: what was counted of a metric in all. Days on which too few people did it are not in the sum: it would tell their
 * number to whoever subtracts the days that are shown.
 */
export function totalOf({ people, lastDay }: ReportValues, metric: Fragment): SQL {
  return sql`(SELECT coalesce(sum(c.count), 0)::int FROM daily_counts c
    WHERE c.metric = ${metric} AND c.people >= ${people} AND c.day <= ${lastDay})`;
}

interface DailyNumber {
  /** The name of the field, as an SQL text. */
  field: Fragment;
  metric: Fragment;
}

/** SQL: one object for each of the last days, today the last; a day without a row is 0. */
export function numbersByDay({ people, lastDay, days }: ReportValues, numbers: DailyNumber[]): SQL {
  const fields = numbers.map(
    ({ field, metric }) =>
      sql`${field}, coalesce(sum(c.count) FILTER (WHERE c.metric = ${metric}), 0)`,
  );
  const metrics = join(
    numbers.map(({ metric }) => metric),
    sql`, `,
  );
  return sql`(SELECT coalesce(json_agg(by_day.item ORDER BY by_day.day), '[]') FROM (
    SELECT d.day, json_build_object('date', d.day, ${join(fields, sql`, `)}) AS item
    FROM (SELECT ${lastDay} - n AS day FROM generate_series(0, ${days} - 1) n) d
      LEFT JOIN daily_counts c ON c.day = d.day AND c.metric IN (${metrics}) AND c.people >= ${people}
    GROUP BY d.day) by_day)`;
}
