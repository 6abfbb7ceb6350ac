import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';

/** SQL: two rows of courses are the same section in the same term. A course without a section is one section. */
export function sameSection(one: Fragment, other: Fragment): SQL<boolean> {
  return sql`${one}.course_code = ${other}.course_code AND ${one}.semester = ${other}.semester
    AND ${one}.year = ${other}.year AND coalesce(${one}.section, '') = coalesce(${other}.section, '')`;
}
