import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';

/** SQL: how many skills of a job a member has. Both are rows. */
export function sharedSkillCount(job: Fragment, member: Fragment): SQL<number> {
  return sql`(SELECT count(*)::int FROM unnest(${member}.skills) skill WHERE skill = ANY (${job}.skills))`;
}

/**
 * SQL: a job is one for this member, who has one skill of a job that asks for one or two, else two, and is of the school
 * that it is for. Both are rows.
 */
export function isMatching(job: Fragment, member: Fragment): SQL<boolean> {
  return sql`(${member}.skills && ${job}.skills AND ${member}.id <> ${job}.author_id
    AND ${sharedSkillCount(job, member)} >= least(2, (cardinality(${job}.skills) + 1) / 2)
    AND (${job}.target_school IS NULL OR ${member}.school = ${job}.target_school)
    AND ${visibleMember(sql`${job}.author_id`, sql`${member}.id`)})`;
}
