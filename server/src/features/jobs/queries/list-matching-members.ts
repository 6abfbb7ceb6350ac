import type { Db } from '#server/db/client.ts';
import { integer, sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';

const maxMatches = 200;

/** Members share one skill of a job that asks for one or two, else two; those who share most come first. */
const matchingMembers = statement<{ id: string }, [jobId: string]>(
  'members_matching_job',
  (job) => sql`SELECT u.id
   FROM jobs j CROSS JOIN users u CROSS JOIN LATERAL (
     SELECT count(*)::int AS count FROM unnest(u.skills) skill WHERE skill = ANY (j.skills)) shared
   WHERE j.id = ${job} AND u.skills && j.skills AND u.id <> j.author_id
     AND shared.count >= least(2, (cardinality(j.skills) + 1) / 2)
     AND (j.target_school IS NULL OR u.school = j.target_school)
     AND ${visibleMember(sql`j.author_id`, sql`u.id`)}
   ORDER BY shared.count DESC, u.created_at DESC, u.id LIMIT ${integer(maxMatches)}`,
);

/** The ids of the members whom a job may interest. */
export async function listMatchingMembers(db: Db, jobId: string): Promise<string[]> {
  const rows = await matchingMembers(db, jobId);
  return rows.map(({ id }) => id);
}
