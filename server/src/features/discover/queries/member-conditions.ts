import { type SQL, sql } from 'drizzle-orm';
import type { MemberFilters } from '#contract/discover/contract.ts';
import type { Viewer } from '#server/http/app.ts';
import { blockedIds } from '../../moderation/queries.ts';

/** SQL: this member `u` is someone else whom the viewer may see, and passes all filters. */
export function memberConditions(viewer: Viewer, filters: Omit<MemberFilters, 'q'>): SQL {
  const { skill, gradYear, school, major } = filters;
  return sql.join(
    [
      sql`u.suspended_at IS NULL AND u.id <> ${viewer.id}`,
      sql`u.id NOT IN (${blockedIds(viewer.id)})`,
      ...(skill ? [sql`u.skills @> ARRAY[${skill}]::text[]`] : []),
      ...(gradYear ? [sql`u.graduation_year = ${gradYear}::int`] : []),
      ...(school ? [sql`u.school = ${school}`] : []),
      ...(major ? [sql`u.major = ${major}`] : []),
    ],
    sql` AND `,
  );
}
