import type { UserActivity } from '#contract/analytics/contract.ts';
import { type Json, jsonArray, jsonObject } from '#server/db/json.ts';
import { sql } from '#server/db/sql.ts';
import { type ReportValues, report } from './report.ts';

/** How many different members did anything, by day and by month; the month that runs is the last. */
export function userActivityJson({
  people,
  lastDay,
  activeDays,
}: ReportValues): Json<UserActivity> {
  const activeDay = jsonObject<UserActivity['dailyActiveUsers'][number]>({
    date: sql`d.day`,
    users: sql`coalesce(c.people, 0)`,
  });
  const activeMonth = jsonObject<UserActivity['monthlyActiveUsers'][number]>({
    month: sql`to_char(m.month, 'YYYY-MM')`,
    users: sql`coalesce(c.people, 0)`,
  });
  return jsonObject<UserActivity>({
    dailyActiveUsers: jsonArray(activeDay, {
      from: sql`FROM (SELECT ${lastDay} - n AS day FROM generate_series(0, ${activeDays} - 1) n) d
        LEFT JOIN daily_counts c ON c.metric = 'active' AND c.day = d.day AND c.key = '' AND c.people >= ${people}`,
      orderBy: sql`d.day`,
    }),
    monthlyActiveUsers: jsonArray(activeMonth, {
      from: sql`FROM (SELECT (date_trunc('month', ${lastDay}::timestamp) - make_interval(months => n))::date AS month
        FROM generate_series(0, 11) n) m
        LEFT JOIN daily_counts c ON c.metric = 'active_month' AND c.day = m.month AND c.key = ''
          AND c.people >= ${people}`,
      orderBy: sql`m.month`,
    }),
  });
}

export const userActivity = report<UserActivity>('user_activity', userActivityJson);
