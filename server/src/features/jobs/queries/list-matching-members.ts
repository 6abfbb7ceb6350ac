import type { Db } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import { visibleText } from '../../visibility/queries/visible-members.ts';

const mostMatches = 200;

/** One skill out of one or two, else two: enough to be meant, in order of how well they fit. */
const matchingMembers = statement<{ id: string }, [jobId: string]>(
  'members_matching_job',
  `SELECT u.id
   FROM jobs j CROSS JOIN users u CROSS JOIN LATERAL (
     SELECT count(*)::int AS count FROM unnest(u.skills) skill WHERE skill = ANY (j.skills)) shared
   WHERE j.id = $1 AND u.skills && j.skills AND u.id <> j.author_id
     AND shared.count >= least(2, (cardinality(j.skills) + 1) / 2)
     AND (j.target_school IS NULL OR u.school = j.target_school)
     AND ${visibleText('j.author_id', 'u.id')}
   ORDER BY shared.count DESC, u.created_at DESC, u.id LIMIT ${mostMatches}`,
);

/** The ids of those whom a job may interest. */
export async function listMatchingMembers(db: Db, jobId: string): Promise<string[]> {
  const rows = await matchingMembers(db, jobId);
  return rows.map(({ id }) => id);
}
