import type { SQL } from 'drizzle-orm';
import type { PopularContent } from '#contract/analytics/contract.ts';
import { sql } from '#server/db/sql.ts';
import { type ReportValues, report } from './report.ts';
import { mostViewed, mostViewedMembers } from './viewed-content.ts';

const most = 5;

const profile = sql`json_build_object('contentId', c.content_id, 'title', u.first_name || ' ' || u.last_name,
  'views', c.views)`;

/** The five most viewed posts, jobs and profiles of all time. */
export function popularContentJson(values: ReportValues): SQL {
  return sql`json_build_object('posts', ${mostViewed(values, 'post', most)},
    'jobs', ${mostViewed(values, 'job', most)}, 'profiles', ${mostViewedMembers(values, profile, most)})`;
}

export const popularContent = report<PopularContent>('popular_content', popularContentJson);

/** The eight most viewed posts and jobs. */
export function breakdownJson(values: ReportValues): SQL {
  return sql`json_build_object('posts', ${mostViewed(values, 'post', 8)}, 'jobs', ${mostViewed(values, 'job', 8)})`;
}
