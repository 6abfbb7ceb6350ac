import type { SQL } from 'drizzle-orm';
import { type JobDetails, mostJobs } from '#contract/analytics/contract.ts';
import { type Json, jsonObject } from '#server/db/json.ts';
import { type Fragment, integer, sql } from '#server/db/sql.ts';
import { jsonList, type ReportValues, report } from './report.ts';
import { hasViewers, viewsOf } from './viewed-content.ts';

/** SQL: how many applications to a job are in force, as far as enough people sent them. */
function applicationsTo({ people }: ReportValues, condition: Fragment): SQL {
  return sql`(SELECT CASE WHEN count(*) >= ${people} THEN count(*) ELSE 0 END FROM applications a
    WHERE a.job_id = j.id AND a.withdrawn_at IS NULL AND ${condition})`;
}

function clicksOn({ people, lastDay }: ReportValues): SQL {
  return sql`(SELECT coalesce(sum(c.count), 0) FROM daily_counts c
    WHERE c.metric = 'job_clicks' AND c.key = j.id AND c.people >= ${people} AND c.day <= ${lastDay})`;
}

/** The newest jobs. Of each, an applicant has one application in force: as many as there are, so many people. */
function jobDetailsJson(values: ReportValues): Json<JobDetails[]> {
  return jsonList(
    jsonObject<JobDetails>({
      id: sql`j.id`,
      title: sql`j.title`,
      description: sql`left(j.description, 200)`,
      postedDate: sql`j.created_at`,
      views: sql`coalesce((SELECT ${viewsOf(values, sql`'job'`)} FROM content_totals c WHERE c.content_type = 'job' AND c.content_id = j.id
          AND ${hasViewers(values, sql`'job'`, sql`j.id`)}), 0)`,
      clicks: clicksOn(values),
      applications: applicationsTo(values, sql`true`),
      answered: applicationsTo(values, sql`a.decided_at IS NOT NULL AND NOT a.is_unanswered`),
    }),
    {
      place: sql`row_number() OVER (ORDER BY j.created_at DESC, j.id DESC)`,
      from: sql`FROM (SELECT * FROM jobs ORDER BY created_at DESC, id DESC LIMIT ${integer(mostJobs)}) j`,
    },
  );
}

export const jobDetails = report<JobDetails[]>('job_details', jobDetailsJson);
