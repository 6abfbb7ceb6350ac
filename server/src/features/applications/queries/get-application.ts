import type { Application } from '#contract/applications/contract.ts';
import { canSeeApplication, canWithdrawApplication } from '#contract/applications/policy.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import { type Authorized, authorize } from '#server/errors/authorize.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import { applicationJson, selectApplications } from './application-json.ts';

type Found = { item: Application; isVisible: boolean };

/** An application is visible where its other party is: the owner of the job for the applicant, else the applicant. */
const applicationById = statement<Found, [viewerId: string, id: string]>(
  'application_by_id',
  (viewer, id) => {
    const otherParty = sql`CASE WHEN ap.applicant_id = ${viewer} THEN j.author_id ELSE ap.applicant_id END`;
    return selectApplications(
      sql`SELECT * FROM applications WHERE id = ${id} AND withdrawn_at IS NULL`,
      sql`${applicationJson} AS item, ${visibleMember(viewer, otherParty)} AS "isVisible"`,
    );
  },
);

const applicationOfMember = statement<{ id: string }, [applicantId: string, jobId: string]>(
  'application_of_member',
  (applicant, job) => sql`
   SELECT id FROM applications WHERE applicant_id = ${applicant} AND job_id = ${job} AND withdrawn_at IS NULL`,
);

/** For its applicant, the owner of the job and administrators; for everybody else a 404. */
export async function getApplication(db: Db, viewer: Viewer, id: string): Promise<Application> {
  const [row] = await applicationById(db, viewer.id, id);
  if (row && isShown(viewer, row)) return row.item;
  throw applicationNotFound();
}

const isShown = (viewer: Viewer, { item, isVisible }: Found): boolean =>
  canSeeApplication(viewer, item) && (isVisible || viewer.isAdmin);

/** Also where the owner of the job is suspended or blocked: one's own can always be withdrawn. */
export async function getWithdrawable(
  db: Db,
  viewer: Viewer,
  id: string,
): Promise<Authorized<Application>> {
  const [row] = await applicationById(db, viewer.id, id);
  const isOwn = row?.item.applicantId === viewer.id;
  if (!row || !(isOwn || isShown(viewer, row))) throw applicationNotFound();
  const refusal = 'Only the person who applied can withdraw an application.';
  return authorize(viewer, canWithdrawApplication, row.item, refusal);
}

export async function getOwnApplication(
  db: Db,
  viewer: Viewer,
  jobId: string,
): Promise<Application> {
  const id = await findOwnApplicationId(db, viewer, jobId);
  if (!id) throw new AppError('not_found', 'You have not applied to this job.');
  return getApplication(db, viewer, id);
}

export async function findOwnApplicationId(
  db: Db,
  viewer: Viewer,
  jobId: string,
): Promise<string | null> {
  const [own] = await applicationOfMember(db, viewer.id, jobId);
  return own?.id ?? null;
}

export function applicationNotFound(): AppError {
  return new AppError('not_found', 'Application not found. It may have been withdrawn.');
}
