import type { SQL } from 'drizzle-orm';
import type { Application } from '#contract/applications/contract.ts';
import type { PageQuery } from '#contract/primitives.ts';
import type { Db } from '#server/db/client.ts';
import {
  type JsonPage,
  type JsonRow,
  jsonPage,
  type PageStart,
  pageStart,
} from '#server/db/page.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { pagedStatement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleAmongMany, visibleMember } from '../../visibility/queries/visible-members.ts';
import { applicationJson, selectApplications } from './application-json.ts';

/** SQL: a page of the newest applications that are not withdrawn and pass the filter. */
const newest = (filter: SQL, rows: SQL, at: Fragment, id: Fragment) => sql`
  SELECT ap.* FROM applications ap
  WHERE ${filter} AND (ap.created_at, ap.id) < (${at}::timestamptz, ${id}) AND ap.withdrawn_at IS NULL
  ORDER BY ap.created_at DESC, ap.id DESC LIMIT ${rows}`;

const withJson = (applications: SQL) => sql`
  ${selectApplications(applications, sql`ap.created_at::text AS at, ap.id, ${applicationJson}::text AS item`)}
  ORDER BY ap.created_at DESC, ap.id DESC`;

const ownApplications = pagedStatement<JsonRow<Application>, [viewerId: string, ...PageStart]>(
  'own_applications',
  (rows, viewer, at, id) => {
    const isOwn = sql`ap.applicant_id = ${viewer} AND EXISTS (SELECT 1 FROM jobs vj WHERE vj.id = ap.job_id
      AND ${visibleMember(viewer, sql`vj.author_id`)} OFFSET 0)`;
    return withJson(newest(isOwn, rows, at, id));
  },
);

const applicationsToOwnJobs = pagedStatement<
  JsonRow<Application>,
  [viewerId: string, ...PageStart]
>('applications_to_own_jobs', (rows, viewer, at, id) => {
  const isToOwner = sql`ap.owner_id = ${viewer} AND ${visibleAmongMany(viewer, sql`ap.applicant_id`)}`;
  return withJson(newest(isToOwner, rows, at, id));
});

/** What the viewer applied to, newest first. */
export async function listOwnApplications(
  db: Db,
  viewer: Viewer,
  query: PageQuery,
): Promise<JsonPage<Application>> {
  const rows = await ownApplications(db, query.limit, viewer.id, ...pageStart(query.cursor));
  return jsonPage(rows, query);
}

/** Who applied to any of the viewer's jobs, newest first. */
export async function listApplicationsToOwnJobs(
  db: Db,
  viewer: Viewer,
  query: PageQuery,
): Promise<JsonPage<Application>> {
  const rows = await applicationsToOwnJobs(db, query.limit, viewer.id, ...pageStart(query.cursor));
  return jsonPage(rows, query);
}
