import type { Db } from '#server/db/client.ts';
import { integer, sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { isMatching, sharedSkillCount } from './is-matching.ts';

const maxMatches = 200;

/** Those who share most come first. */
const matchingMembers = statement<{ id: string }, [jobId: string]>(
  'members_matching_job',
  (job) => sql`SELECT u.id FROM jobs j CROSS JOIN users u
   WHERE j.id = ${job} AND ${isMatching(sql`j`, sql`u`)}
   ORDER BY ${sharedSkillCount(sql`j`, sql`u`)} DESC, u.created_at DESC, u.id LIMIT ${integer(maxMatches)}`,
);

/** The ids of the members whom a job may interest. */
export async function listMatchingMembers(db: Db, jobId: string): Promise<string[]> {
  const rows = await matchingMembers(db, jobId);
  return rows.map(({ id }) => id);
}
