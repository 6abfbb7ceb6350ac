import type { SQL } from 'drizzle-orm';
import type { JobEngagement } from '#contract/analytics/behaviour.ts';
import { sql } from '#server/db/sql.ts';
import { countsByKey, isOfKind, mayRead } from './events-of-kind.ts';
import { jsonList, type ReportValues, report } from './report.ts';

/** What is clicked on jobs, and on which five most; a job that was deleted has no title. */
function jobEngagementJson(values: ReportValues): SQL {
  const isClick = isOfKind(values, sql`'job_click'`);
  return sql`(SELECT json_build_object('engagementTypes', ${jsonList(sql`
        SELECT row_number() OVER (ORDER BY n DESC, type) AS place,
          json_build_object('clickType', type, 'count', n) AS item
        FROM (SELECT k.key AS type, k.n FROM (${countsByKey(values, sql`'job_click'`, sql`'job_click'`)}) k OFFSET 0) types
        WHERE ${mayRead(values, sql`${isClick} AND e.key = types.type`)}`)},
      'topJobs', ${jsonList(sql`
        SELECT row_number() OVER (ORDER BY top.n DESC, top.job_id) AS place,
          json_build_object('jobId', top.job_id, 'jobTitle', j.title, 'totalEngagement', top.n) AS item
        FROM (SELECT * FROM (SELECT e.target_id AS job_id, count(*) AS n FROM analytics_events e
            WHERE ${isClick} AND e.target_id IS NOT NULL GROUP BY e.target_id
            ORDER BY n DESC, job_id OFFSET 0) jobs_clicked
          WHERE ${mayRead(values, sql`${isClick} AND e.target_id = jobs_clicked.job_id`)} LIMIT 5) top
        LEFT JOIN jobs j ON j.id = top.job_id`)}))`;
}

export const jobEngagement = report<JobEngagement>('job_engagement', jobEngagementJson);
