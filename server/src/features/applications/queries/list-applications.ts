import { canSeeApplicants } from '#contract/jobs/policy.ts';
import type { PageQuery } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import { type JsonPage, type JsonRow, jsonPage, pageStart } from '#server/db/page.ts';
import { pagedStatement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { getJob } from '../../jobs/queries/get-job.ts';
import { visibleText } from '../../visibility/queries/visible-members.ts';
import { applicationJson, applicationParts } from './application-json.ts';

type Place = [viewerId: string, at: string, id: string];

/** SQL text: the newest applications in force out of `which`, from where the page begins. */
const newest = (which: string, rows: number) => `
  SELECT ap.* FROM applications ap
  WHERE ${which} AND (ap.created_at, ap.id) < ($2::timestamptz, $3) AND ap.withdrawn_at IS NULL
  ORDER BY ap.created_at DESC, ap.id DESC LIMIT ${rows}`;

const presented = (chosen: string) => `
  SELECT ap.created_at::text AS at, ap.id, ${applicationJson}::text AS item
  FROM (${chosen}) ap ${applicationParts}
  ORDER BY ap.created_at DESC, ap.id DESC`;

const ownApplications = pagedStatement<JsonRow, Place>('own_applications', (rows) =>
  presented(
    newest(
      `ap.applicant_id = $1 AND EXISTS (SELECT 1 FROM jobs vj WHERE vj.id = ap.job_id
         AND ${visibleText('$1', 'vj.author_id')} OFFSET 0)`,
      rows,
    ),
  ),
);

const applicationsToJob = pagedStatement<JsonRow, [...Place, jobId: string]>(
  'applications_to_job',
  (rows) => presented(newest(`ap.job_id = $4 AND ${visibleText('$1', 'ap.applicant_id')}`, rows)),
);

/** Of each job no more than a page is looked at, however many applied. */
const applicationsToOwnJobs = pagedStatement<JsonRow, Place>('applications_to_own_jobs', (rows) =>
  presented(`
    SELECT ap.* FROM jobs o CROSS JOIN LATERAL (
      ${newest(`ap.job_id = o.id AND ${visibleText('$1', 'ap.applicant_id')}`, rows)}) ap
    WHERE o.author_id = $1
    ORDER BY ap.created_at DESC, ap.id DESC LIMIT ${rows}`),
);

/** What the viewer applied to, newest first. */
export async function listOwnApplications(
  db: Db,
  viewer: Viewer,
  query: PageQuery,
): Promise<JsonPage> {
  const rows = await ownApplications(db, query.limit, viewer.id, ...pageStart(query.cursor));
  return jsonPage(rows, query);
}

export async function listApplicationsToJob(
  db: Db,
  viewer: Viewer,
  jobId: string,
  query: PageQuery,
): Promise<JsonPage> {
  const job = await getJob(db, viewer, jobId);
  if (!canSeeApplicants(viewer, job))
    throw new AppError('forbidden', 'Only the person who posted this job can see who applied.');
  const rows = await applicationsToJob(
    db,
    query.limit,
    viewer.id,
    ...pageStart(query.cursor),
    jobId,
  );
  return jsonPage(rows, query);
}

/** Who applied to any of the viewer's jobs, newest first. */
export async function listApplicationsToOwnJobs(
  db: Db,
  viewer: Viewer,
  query: PageQuery,
): Promise<JsonPage> {
  const rows = await applicationsToOwnJobs(db, query.limit, viewer.id, ...pageStart(query.cursor));
  return jsonPage(rows, query);
}
