import type { Application } from '#contract/applications/contract.ts';
import { canDecideApplication } from '#contract/applications/policy.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import type { Viewer } from '#server/http/app.ts';
import { publishTo } from '#server/platform/live/live-hub.ts';
import { getApplication } from '../queries/get-application.ts';

/** The applicant sees when the owner of the job first opened it. */
export async function readApplication(db: Db, viewer: Viewer, id: string): Promise<Application> {
  const application = await getApplication(db, viewer, id);
  if (application.seenAt || !canDecideApplication(viewer, application)) return application;
  const { rows } = await db.execute<{ seenAt: string }>(sql`
    UPDATE applications SET seen_at = now() WHERE id = ${param(id)} AND seen_at IS NULL
    RETURNING to_json(seen_at) AS "seenAt"`);
  if (!rows[0]) return application;
  publishTo(db, [application.applicantId], { type: 'notification' });
  return { ...application, seenAt: rows[0].seenAt };
}
