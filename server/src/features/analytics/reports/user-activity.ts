import type { SQL } from 'drizzle-orm';
import type { UserActivity } from '#contract/analytics/contract.ts';
import { sql } from '#server/db/sql.ts';
import { type ReportValues, report } from './report.ts';

/** How many different members did anything, by day and by month; the month that runs is the last. */
export function userActivityJson({ people, lastDay, activeDays }: ReportValues): SQL {
  return sql`json_build_object('dailyActiveUsers', (
      SELECT coalesce(json_agg(json_build_object('date', d.day, 'users', coalesce(c.people, 0)) ORDER BY d.day), '[]')
      FROM (SELECT ${lastDay} - n AS day FROM generate_series(0, ${activeDays} - 1) n) d
        LEFT JOIN daily_counts c ON c.metric = 'active' AND c.day = d.day AND c.key = '' AND c.people >= ${people}),
    'monthlyActiveUsers', (
      SELECT json_agg(json_build_object('month', to_char(m.month, 'YYYY-MM'), 'users', coalesce(c.people, 0))
        ORDER BY m.month)
      FROM (SELECT (date_trunc('month', ${lastDay}::timestamp) - make_interval(months => n))::date AS month
        FROM generate_series(0, 11) n) m
        LEFT JOIN daily_counts c ON c.metric = 'active_month' AND c.day = m.month AND c.key = ''
          AND c.people >= ${people}))`;
}

export const userActivity = report<UserActivity>('user_activity', userActivityJson);
