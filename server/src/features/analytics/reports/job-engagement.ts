import type { JobEngagement } from '#contract/analytics/behaviour.ts';
import { type Json, jsonObject } from '#server/db/json.ts';
import { sql } from '#server/db/sql.ts';
import { countsByKey } from './events-of-kind.ts';
import { jsonList, type ReportValues, report } from './report.ts';

/** What is clicked on jobs, and on which five most; a job that was deleted has no title. */
function jobEngagementJson(values: ReportValues): Json<JobEngagement> {
  return jsonObject<JobEngagement>({
    engagementTypes: jsonList(
      jsonObject<JobEngagement['engagementTypes'][number]>({
        clickType: sql`k.key`,
        count: sql`k.n`,
      }),
      {
        place: sql`row_number() OVER (ORDER BY k.n DESC, k.key)`,
        from: sql`FROM (${countsByKey(values, sql`'job_click'`)}) k`,
      },
    ),
    topJobs: jsonList(
      jsonObject<JobEngagement['topJobs'][number]>({
        jobId: sql`top.key`,
        jobTitle: sql`j.title`,
        totalEngagement: sql`top.n`,
      }),
      {
        place: sql`row_number() OVER (ORDER BY top.n DESC, top.key)`,
        from: sql`FROM (SELECT * FROM (${countsByKey(values, sql`'job_clicks'`)}) k ORDER BY k.n DESC, k.key LIMIT 5) top
        LEFT JOIN jobs j ON j.id = top.key`,
      },
    ),
  });
}

export const jobEngagement = report<JobEngagement>('job_engagement', jobEngagementJson);
