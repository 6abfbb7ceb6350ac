import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';

/**
 * SQL: the crew of projects beside their owners, a row `(project_id, user_id, role, is_added, since)` for each reason to be
 * in it. `filter` is what a project's id, or a member's id, must be.
 */
export function crewRows(filter: { project?: Fragment; user?: Fragment }): SQL {
  const only = (column: Fragment, value: Fragment | undefined) =>
    value ? sql`AND ${column} = ${value}` : sql``;
  return sql`SELECT pc.project_id, pc.user_id, pc.role, true AS is_added, pc.created_at AS since FROM project_crew pc
      WHERE true ${only(sql`pc.project_id`, filter.project)} ${only(sql`pc.user_id`, filter.user)}
    UNION ALL
    SELECT pj.project_id, ap.applicant_id, coalesce(jp.role, pj.title), false, ap.decided_at
      FROM jobs pj JOIN applications ap ON ap.job_id = pj.id LEFT JOIN job_positions jp ON jp.id = ap.position_id
      WHERE pj.project_id IS NOT NULL AND ap.status = 'accepted' AND ap.withdrawn_at IS NULL
        ${only(sql`pj.project_id`, filter.project)} ${only(sql`ap.applicant_id`, filter.user)}`;
}

/** SQL: a member may post under a project: its owner, or one of its crew. */
export function isOfProject(project: Fragment, user: Fragment): SQL<boolean> {
  return sql`EXISTS (SELECT 1 FROM projects op WHERE op.id = ${project} AND op.owner_id = ${user})
    OR EXISTS (SELECT 1 FROM (${crewRows({ project, user })}) oc)`;
}
