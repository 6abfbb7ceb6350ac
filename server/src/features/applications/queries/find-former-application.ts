import type { FormerApplication } from '#contract/applications/contract.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { getJob } from '../../jobs/queries/get-job.ts';
import { askedPositions } from './asked-positions.ts';

/** Without positions and works that are gone. */
const formerApplication = statement<FormerApplication, [applicantId: string, jobId: string]>(
  'former_application',
  (applicant, job) => sql`
   SELECT ap.message,
     ${askedPositions(sql`ap.id`)} AS "positionIds",
     ARRAY(SELECT portfolio_item_id FROM application_portfolio_items
       WHERE application_id = ap.id ORDER BY sort_order) AS "portfolioItemIds"
   FROM applications ap
   WHERE ap.applicant_id = ${applicant} AND ap.job_id = ${job} AND ap.withdrawn_at IS NOT NULL
   ORDER BY ap.created_at DESC, ap.id DESC LIMIT 1`,
);

export async function findFormerApplication(
  db: Db,
  viewer: Viewer,
  jobId: string,
): Promise<FormerApplication | null> {
  await getJob(db, viewer, jobId);
  const [former] = await formerApplication(db, viewer.id, jobId);
  return former ?? null;
}
