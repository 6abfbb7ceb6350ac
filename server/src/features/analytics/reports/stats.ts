import type { SQL } from 'drizzle-orm';
import type { AdminStats } from '#contract/analytics/contract.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { isActive, isSuspended } from '../../users/queries.ts';
import { totalOf } from './daily-numbers.ts';
import { type ReportValues, report } from './report.ts';

/** What the summary cards say. */
function statsJson(values: ReportValues): SQL {
  const shown = (number: Fragment) =>
    sql`CASE WHEN ${number} >= ${values.people} THEN ${number} ELSE 0 END`;
  const total = (metric: Fragment) => totalOf(values, metric);
  // Where one or two are not active, subtracting would tell so: an analyst reads of them in neither number.
  const members = sql`(CASE WHEN u.total - u.active < ${values.people} THEN u.active ELSE u.total END)`;
  return sql`(SELECT json_build_object('totalUsers', ${shown(members)}, 'activeUsers', ${shown(sql`u.active`)},
      'suspendedUsers', ${shown(sql`u.suspended`)}, 'totalContent', i.posts + i.jobs + i.events,
      'totalPosts', i.posts, 'totalJobs', i.jobs, 'totalEvents', i.events, 'totalPageViews', ${total(sql`'page'`)},
      'totalContentViews', v.posts + v.jobs + v.events + v.profiles, 'postViews', v.posts, 'jobViews', v.jobs,
      'eventViews', v.events, 'profileViews', v.profiles)
    FROM (SELECT count(*) AS total, count(*) FILTER (WHERE ${isActive(sql`m`)}) AS active,
        count(*) FILTER (WHERE ${isSuspended(sql`m`)}) AS suspended FROM users m) u,
      (SELECT (SELECT count(*) FROM posts) AS posts, (SELECT count(*) FROM jobs) AS jobs,
        (SELECT count(*) FROM events) AS events) i,
      (SELECT ${total(sql`'post_views'`)} AS posts, ${total(sql`'job_views'`)} AS jobs,
        ${total(sql`'event_views'`)} AS events, ${total(sql`'profile_views'`)} AS profiles) v)`;
}

export const stats = report<AdminStats>('stats', statsJson);
