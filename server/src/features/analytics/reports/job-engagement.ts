import type { SQL } from 'drizzle-orm';
import type { JobEngagement } from '#contract/analytics/behaviour.ts';
import { sql } from '#server/db/sql.ts';
import { countsByKey } from './events-of-kind.ts';
import { jsonList, type ReportValues, report } from './report.ts';

/** What is clicked on jobs, and on which five most; a job that was deleted has no title. */
function jobEngagementJson(values: ReportValues): SQL {
  return sql`json_build_object('engagementTypes', ${jsonList(sql`
        SELECT row_number() OVER (ORDER BY k.n DESC, k.key) AS place,
          json_build_object('clickType', k.key, 'count', k.n) AS item
        FROM (${countsByKey(values, sql`'job_click'`)}) k`)},
      'topJobs', ${jsonList(sql`
        SELECT row_number() OVER (ORDER BY top.n DESC, top.key) AS place,
          json_build_object('jobId', top.key, 'jobTitle', j.title, 'totalEngagement', top.n) AS item
        FROM (SELECT * FROM (${countsByKey(values, sql`'job_clicks'`)}) k ORDER BY k.n DESC, k.key LIMIT 5) top
        LEFT JOIN jobs j ON j.id = top.key`)})`;
}

export const jobEngagement = report<JobEngagement>('job_engagement', jobEngagementJson);
