import type { SQL } from 'drizzle-orm';
import type { MemberFilters } from '#contract/discover/contract.ts';
import { type Fragment, join, param, sql } from '#server/db/sql.ts';
import { isActive } from '../../users/queries.ts';

/** SQL: the member `u` is not among the hidden ids, is active, and passes all filters. */
export function memberConditions(hidden: Fragment, filters: Omit<MemberFilters, 'q'>): SQL {
  const { skill, gradYear, school, major } = filters;
  return join(
    [
      sql`${isActive(sql`u`)} AND u.id <> ALL (${hidden}::text[])`,
      ...(skill ? [sql`u.skills @> ARRAY[${param(skill)}]::text[]`] : []),
      ...(gradYear ? [sql`u.graduation_year = ${param(gradYear)}::int`] : []),
      ...(school ? [sql`u.school = ${param(school)}`] : []),
      ...(major ? [sql`u.major = ${param(major)}`] : []),
    ],
    sql` AND `,
  );
}
