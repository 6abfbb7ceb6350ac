import type { SQL } from 'drizzle-orm';
import type { AnalyticsOverview } from '#contract/analytics/contract.ts';
import { sql } from '#server/db/sql.ts';
import { numbersByDay, totalOf } from './daily-numbers.ts';
import { type ReportValues, report } from './report.ts';

const views = [
  { field: sql`'posts'`, metric: sql`'post_views'` },
  { field: sql`'jobs'`, metric: sql`'job_views'` },
  { field: sql`'profiles'`, metric: sql`'profile_views'` },
  { field: sql`'events'`, metric: sql`'event_views'` },
];

const answers = [
  { field: sql`'applications'`, metric: sql`'applications'` },
  { field: sql`'answers'`, metric: sql`'answers'` },
];

/** Page views and content views in all; by day for as many days as the time frame has. */
export function overviewJson(values: ReportValues): SQL {
  const total = (metric: SQL) => totalOf(values, metric);
  return sql`json_build_object('totalPageViews', ${total(sql`'page'`)},
    'contentViews', json_build_object('posts', ${total(sql`'post_views'`)}, 'jobs', ${total(sql`'job_views'`)},
      'profiles', ${total(sql`'profile_views'`)}, 'events', ${total(sql`'event_views'`)}),
    'pageViewsByDay', ${numbersByDay(values, [{ field: sql`'views'`, metric: sql`'page'` }])},
    'contentPerformance', ${numbersByDay(values, views)},
    'applicationsByDay', ${numbersByDay(values, answers)})`;
}

export const overview = report<AnalyticsOverview>('overview', overviewJson);
