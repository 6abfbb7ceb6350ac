import type { SQL } from 'drizzle-orm';
import { type Json, type JsonFields, jsonObject } from '#server/db/json.ts';
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

/**
 * SQL: one object for each of the last days, today the last, with the number of each metric; a day without a row is 0.
 * `metrics` has the SQL of a metric by the name of its field.
 */
export function numbersByDay<T extends { date: string }>(
  { people, lastDay, days }: ReportValues,
  metrics: Record<Exclude<keyof T & string, 'date'>, SQL>,
): Json<T[]> {
  const numbers = Object.entries<SQL>(metrics).map(([field, metric]) => [
    field,
    sql`coalesce(sum(c.count) FILTER (WHERE c.metric = ${metric}), 0)`,
  ]);
  const item = jsonObject<T>({ date: sql`d.day`, ...Object.fromEntries(numbers) } as JsonFields<T>);
  return sql<T[]>`(SELECT coalesce(json_agg(by_day.item ORDER BY by_day.day), '[]') FROM (
    SELECT d.day, ${item} AS item
    FROM (SELECT ${lastDay} - n AS day FROM generate_series(0, ${days} - 1) n) d
      LEFT JOIN daily_counts c ON c.day = d.day AND c.metric IN (${join(Object.values<SQL>(metrics), sql`, `)})
        AND c.people >= ${people}
    GROUP BY d.day) by_day)`;
}
