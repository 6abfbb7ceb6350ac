import type { Db } from '#server/db/client.ts';
import { integer, sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { isUnseen, wasNotifiedOfMatch } from '../../notifications/queries/was-told.ts';
import { askedSkills, isMatching, sharedSkillCount } from './is-matching.ts';
import { isOpen } from './is-open.ts';

const maxMatches = 200;
const mostPerDay = 3;

export interface Match {
  userId: string;
  /** Of the job and its positions, in their order. */
  skills: string[];
  score: number;
  /** The job that this one is to replace, because the member has been told of enough today. */
  replaces: string | null;
}

/**
 * The best members first, without those who were told of this job, and those who were told today of three that fit no worse.
 * Sorted before their day is looked at, which then ends with the last one wanted.
 */
const matches = statement<Match, [jobId: string, day: string]>(
  'matches_of_job',
  (job, day) => sql`
  SELECT best."userId", best.skills, best.score, CASE WHEN told.count >= ${integer(mostPerDay)} THEN told.weakest END AS replaces
  FROM (
    SELECT u.id AS "userId", j.id AS job_id,
      ARRAY(SELECT skill FROM unnest(${askedSkills(sql`j`)}) WITH ORDINALITY s (skill, place)
        WHERE skill = ANY (u.skills) GROUP BY skill ORDER BY min(place)) AS skills,
      ${sharedSkillCount(sql`j`, sql`u`)} * 2 + (j.target_school IS NOT NULL)::int AS score
    FROM jobs j CROSS JOIN users u
    WHERE j.id = ${job} AND ${isOpen(sql`j`)} AND ${isMatching(sql`j`, sql`u`)}
    ORDER BY score DESC, u.created_at DESC, u.id OFFSET 0) best
  CROSS JOIN LATERAL (
    SELECT count(*) AS count, min(today.score) FILTER (WHERE unseen.id IS NOT NULL) AS lowest,
      (array_agg(today.job_id ORDER BY today.score, today.job_id) FILTER (WHERE unseen.id IS NOT NULL))[1] AS weakest
    FROM job_matches today LEFT JOIN notifications unseen ON unseen.user_id = today.user_id
      AND unseen.type = 'job_match' AND unseen.group_key = today.job_id AND ${isUnseen(sql`unseen`)}
    WHERE today.user_id = best."userId" AND today.day = ${day}::date) told
  WHERE (told.count < ${integer(mostPerDay)} OR told.lowest < best.score)
    AND NOT ${wasNotifiedOfMatch(sql`best."userId"`, sql`best.job_id`)}
    AND NOT EXISTS (SELECT 1 FROM job_matches known
      WHERE known.user_id = best."userId" AND known.job_id = best.job_id OFFSET 0)
  LIMIT ${integer(maxMatches)}`,
);

/** Whom to tell of a job, by the school's day. */
export async function listMatches(db: Db, jobId: string, day: string): Promise<Match[]> {
  return matches(db, jobId, day);
}
