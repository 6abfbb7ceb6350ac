import type { AdminStats } from '#contract/analytics/contract.ts';
import { type Json, jsonObject } from '#server/db/json.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { isActive, isSuspended } from '../../users/queries.ts';
import { totalOf } from './daily-numbers.ts';
import { type ReportValues, report } from './report.ts';

/** What the summary cards say. */
function statsJson(values: ReportValues): Json<AdminStats> {
  const shown = (number: Fragment) =>
    sql`CASE WHEN ${number} >= ${values.people} THEN ${number} ELSE 0 END`;
  const total = (metric: Fragment) => totalOf(values, metric);
  // Where one or two are not active, subtracting would tell so: an analyst reads of them in neither number.
  const members = sql`(CASE WHEN u.total - u.active < ${values.people} THEN u.active ELSE u.total END)`;
  return sql<AdminStats>`(SELECT ${jsonObject<AdminStats>({
    totalUsers: shown(members),
    activeUsers: shown(sql`u.active`),
    suspendedUsers: shown(sql`u.suspended`),
    totalContent: sql`i.posts + i.jobs + i.events`,
    totalPosts: sql`i.posts`,
    totalJobs: sql`i.jobs`,
    totalEvents: sql`i.events`,
    totalPageViews: total(sql`'page'`),
    totalContentViews: sql`v.posts + v.jobs + v.events + v.profiles`,
    postViews: sql`v.posts`,
    jobViews: sql`v.jobs`,
    eventViews: sql`v.events`,
    profileViews: sql`v.profiles`,
  })}
    FROM (SELECT count(*) AS total, count(*) FILTER (WHERE ${isActive(sql`m`)}) AS active,
        count(*) FILTER (WHERE ${isSuspended(sql`m`)}) AS suspended FROM users m) u,
      (SELECT (SELECT count(*) FROM posts) AS posts, (SELECT count(*) FROM jobs) AS jobs,
        (SELECT count(*) FROM events) AS events) i,
      (SELECT ${total(sql`'post_views'`)} AS posts, ${total(sql`'job_views'`)} AS jobs,
        ${total(sql`'event_views'`)} AS events, ${total(sql`'profile_views'`)} AS profiles) v)`;
}

export const stats = report<AdminStats>('stats', statsJson);
