import type { CrewMember } from '#contract/jobs/contract.ts';
import type { Db } from '#server/db/client.ts';
import { jsonObject } from '#server/db/json.ts';
import { integer, sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { userSummaryJson } from '../../users/queries.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import { getJob } from './get-job.ts';

const mostShown = 100;

const crewOfJob = statement<{ item: CrewMember }, [viewerId: string, jobId: string]>(
  'crew_of_job',
  (viewer, job) => sql`
  SELECT ${jsonObject<CrewMember>({
    user: userSummaryJson(sql`u`),
    role: sql`jp.role`,
  })} AS item
  FROM applications ap JOIN users u ON u.id = ap.applicant_id
  LEFT JOIN job_positions jp ON jp.id = ap.position_id
  WHERE ap.job_id = ${job} AND ap.status = 'accepted' AND ap.withdrawn_at IS NULL
    AND ${visibleMember(viewer, sql`ap.applicant_id`)}
  ORDER BY jp.place, ap.decided_at, ap.id LIMIT ${integer(mostShown)}`,
);

/** Who was accepted so far, in the order of the positions, as far as the viewer may see them. */
export async function listCrew(db: Db, viewer: Viewer, id: string): Promise<CrewMember[]> {
  const job = await getJob(db, viewer, id);
  const rows = await crewOfJob(db, viewer.id, job.id);
  return rows.map(({ item }) => item);
}
