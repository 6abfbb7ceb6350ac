import type { CallSheet, CrewContact } from '#contract/call-sheets/contract.ts';
import { isFilled } from '#contract/jobs/positions.ts';
import type { Db } from '#server/db/client.ts';
import { jsonObject } from '#server/db/json.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { getJob } from '../../jobs/queries/get-job.ts';
import { userSummaryJson } from '../../users/queries.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';

type Written = Pick<CallSheet, 'place' | 'notes' | 'calls' | 'updatedAt'>;
type CrewRow = { item: CrewContact; sharesEmail: boolean; sharesPhone: boolean };

const writtenOf = statement<{ item: Written }, [jobId: string]>(
  'call_sheet',
  (job) => sql`
   SELECT ${jsonObject<Written>({
     place: sql`place`,
     notes: sql`notes`,
     calls: sql<Written['calls']>`calls`,
     updatedAt: sql`updated_at`,
   })} AS item
   FROM call_sheets WHERE job_id = ${job}`,
);

/** Whoever posted the job comes first, then the accepted in the order of the positions. */
const crewOf = statement<CrewRow, [viewerId: string, jobId: string]>(
  'call_sheet_crew',
  (viewer, job) => sql`
   SELECT ${jsonObject<CrewContact>({
     user: userSummaryJson(sql`u`),
     role: sql`crew.role`,
     email: sql`CASE WHEN c.shares_email THEN u.email END`,
     phoneNumber: sql`CASE WHEN c.shares_phone THEN u.phone_number END`,
   })} AS item,
     coalesce(c.shares_email, false) AS "sharesEmail", coalesce(c.shares_phone, false) AS "sharesPhone"
   FROM (
     SELECT j.author_id AS user_id, NULL AS role, -1 AS place, j.created_at AS since FROM jobs j WHERE j.id = ${job}
     UNION ALL
     SELECT ap.applicant_id, jp.role, jp.place, ap.decided_at
     FROM applications ap LEFT JOIN job_positions jp ON jp.id = ap.position_id
     WHERE ap.job_id = ${job} AND ap.status = 'accepted' AND ap.withdrawn_at IS NULL
   ) crew JOIN users u ON u.id = crew.user_id
   LEFT JOIN call_sheet_contacts c ON c.job_id = ${job} AND c.user_id = u.id
   WHERE u.id = ${viewer} OR ${visibleMember(viewer, sql`u.id`)}
   ORDER BY crew.place, crew.since, u.id`,
);

const unwritten: Written = { place: null, notes: null, calls: [], updatedAt: null };

/** For the crew of a filled call and whoever posted it; a 404 for everyone else, administrators too. */
export async function getCallSheet(db: Db, viewer: Viewer, jobId: string): Promise<CallSheet> {
  const { title, authorId, positions } = await getJob(db, viewer, jobId);
  const crew = await crewOf(db, viewer.id, jobId);
  const own = crew.find(({ item }) => item.user.id === viewer.id);
  if (!own || !isFilled(positions))
    throw new AppError(
      'not_found',
      'Call sheet not found. The crew has one once every position is filled.',
    );
  const [written] = await writtenOf(db, jobId);
  const { sharesEmail, sharesPhone } = own;
  return {
    jobId,
    title,
    authorId,
    ...(written?.item ?? unwritten),
    crew: crew.map(({ item }) => item),
    sharesEmail,
    sharesPhone,
  };
}
