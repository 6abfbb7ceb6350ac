import type { SQL } from 'drizzle-orm';
import type { AnalyticsOverview } from '#contract/analytics/contract.ts';
import { type Json, jsonObject } from '#server/db/json.ts';
import { sql } from '#server/db/sql.ts';
import { numbersByDay, totalOf } from './daily-numbers.ts';
import { type ReportValues, report } from './report.ts';

/** Page views and content views in all; by day for as many days as the time frame has. */
export function overviewJson(values: ReportValues): Json<AnalyticsOverview> {
  const total = (metric: SQL) => totalOf(values, metric);
  return jsonObject<AnalyticsOverview>({
    totalPageViews: total(sql`'page'`),
    contentViews: jsonObject<AnalyticsOverview['contentViews']>({
      posts: total(sql`'post_views'`),
      jobs: total(sql`'job_views'`),
      profiles: total(sql`'profile_views'`),
      events: total(sql`'event_views'`),
    }),
    pageViewsByDay: numbersByDay(values, { views: sql`'page'` }),
    contentPerformance: numbersByDay(values, {
      posts: sql`'post_views'`,
      jobs: sql`'job_views'`,
      profiles: sql`'profile_views'`,
      events: sql`'event_views'`,
    }),
    applicationsByDay: numbersByDay(values, {
      applications: sql`'applications'`,
      answers: sql`'answers'`,
    }),
  });
}

export const overview = report<AnalyticsOverview>('overview', overviewJson);
