import type { SavedSearch } from '#contract/saved-searches/contract.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { askedSkills } from '../../jobs/queries/is-matching.ts';
import { isOpen } from '../../jobs/queries/is-open.ts';
import { isActiveMember } from '../../users/queries.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';

export type MatchingSearch = Omit<SavedSearch, 'createdAt'> & { userId: string };

/** By the rules of the search for jobs; words count by their stems and beginnings, without typos. */
const searchesFinding = statement<MatchingSearch, [jobId: string]>(
  'saved_searches_finding_job',
  (job) => sql`
  SELECT s.id, s.user_id AS "userId", s.q, s.skills, s.school, s.major, s.payment, s.type, s.delivery
  FROM jobs j JOIN users a ON a.id = j.author_id CROSS JOIN saved_searches s
  WHERE j.id = ${job} AND ${isOpen(sql`j`)} AND s.delivery <> 'none' AND s.user_id <> j.author_id
    AND (s.payment = 'all' OR (s.payment = 'paid') = (j.payment_type = 'paid'))
    AND (s.type IS NULL OR s.type = j.type)
    AND (s.school IS NULL OR j.target_school IS NULL OR s.school = j.target_school)
    AND (s.major IS NULL OR s.major = a.major)
    AND (s.skills = '{}' OR s.skills && ${askedSkills(sql`j`)})
    AND (s.query IS NULL OR j.search @@ s.query)
    AND ${isActiveMember(sql`s.user_id`)} AND ${visibleMember(sql`s.user_id`, sql`j.author_id`)}
  ORDER BY s.user_id, s.created_at, s.id`,
);

export async function listMatchingSearches(db: Db, jobId: string): Promise<MatchingSearch[]> {
  return searchesFinding(db, jobId);
}
