import type {
  AnalyticsDashboard,
  PopularContent,
  ViewedContent,
} from '#contract/analytics/contract.ts';
import { type Json, jsonObject } from '#server/db/json.ts';
import { sql } from '#server/db/sql.ts';
import { type ReportValues, report } from './report.ts';
import { mostViewed, mostViewedMembers } from './viewed-content.ts';

const most = 5;

const profile = jsonObject<ViewedContent>({
  contentId: sql`c.content_id`,
  title: sql`u.first_name || ' ' || u.last_name`,
  views: sql`c.views`,
});

/** The five most viewed posts, jobs and profiles of all time. */
export function popularContentJson(values: ReportValues): Json<PopularContent> {
  return jsonObject<PopularContent>({
    posts: mostViewed(values, 'post', most),
    jobs: mostViewed(values, 'job', most),
    profiles: mostViewedMembers(values, profile, most),
  });
}

export const popularContent = report<PopularContent>('popular_content', popularContentJson);

/** The eight most viewed posts and jobs. */
export function breakdownJson(values: ReportValues): Json<AnalyticsDashboard['breakdown']> {
  return jsonObject<AnalyticsDashboard['breakdown']>({
    posts: mostViewed(values, 'post', 8),
    jobs: mostViewed(values, 'job', 8),
  });
}
