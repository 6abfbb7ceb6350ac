import { type SQL, sql } from 'drizzle-orm';
import type { MemberFilters } from '#contract/discover/contract.ts';

/** SQL: this member `u` is none of the hidden, is not suspended, and passes all filters. */
export function memberConditions(hidden: string[], filters: Omit<MemberFilters, 'q'>): SQL {
  const { skill, gradYear, school, major } = filters;
  return sql.join(
    [
      sql`u.suspended_at IS NULL AND u.id <> ALL (${sql.param(hidden)}::text[])`,
      ...(skill ? [sql`u.skills @> ARRAY[${skill}]::text[]`] : []),
      ...(gradYear ? [sql`u.graduation_year = ${gradYear}::int`] : []),
      ...(school ? [sql`u.school = ${school}`] : []),
      ...(major ? [sql`u.major = ${major}`] : []),
    ],
    sql` AND `,
  );
}
