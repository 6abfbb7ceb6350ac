import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';

/** SQL: the skills that a job or one of its positions asks for. */
export function askedSkills(job: Fragment): SQL<string[]> {
  return sql`(${job}.skills || ${job}.position_skills)`;
}

/** SQL: how many skills of a job a member has. Both are rows. */
export function sharedSkillCount(job: Fragment, member: Fragment): SQL<number> {
  return sql`(SELECT count(*)::int FROM unnest(${member}.skills) skill WHERE skill = ANY ${askedSkills(job)})`;
}

/**
 * SQL: a job is one for this member, who is of the school that it is for and has one skill of a job that asks for one or two,
 * else two; or of one of its positions. Both are rows.
 */
export function isMatching(job: Fragment, member: Fragment): SQL<boolean> {
  return sql`(${member}.skills && ${askedSkills(job)} AND ${member}.id <> ${job}.author_id
    AND (${hasEnough(member, sql`${job}.skills`)}
      OR ${job}.position_count > 0 AND EXISTS (SELECT 1 FROM job_positions mp
        WHERE mp.job_id = ${job}.id AND mp.filled < mp.wanted AND ${hasEnough(member, sql`mp.skills`)}))
    AND (${job}.target_school IS NULL OR ${member}.school = ${job}.target_school)
    AND ${visibleMember(sql`${job}.author_id`, sql`${member}.id`)})`;
}

function hasEnough(member: Fragment, skills: Fragment): SQL<boolean> {
  return sql`(${member}.skills && ${skills} AND (SELECT count(*) FROM unnest(${member}.skills) skill
    WHERE skill = ANY (${skills})) >= least(2, (cardinality(${skills}) + 1) / 2))`;
}
