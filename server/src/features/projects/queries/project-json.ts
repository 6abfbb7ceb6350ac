import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';
import { uploadJson } from '../../uploads/queries.ts';
import { userSummaryFields } from '../../users/queries.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import { crewRows, isOfProject } from './project-crew.ts';

/** SQL: the project of a row of jobs, posts or events, or null; also null where the viewer may not see its owner. */
export function projectReferenceJson(item: Fragment, viewer: Fragment): SQL {
  return sql`CASE WHEN ${item}.project_id IS NOT NULL THEN (
    SELECT json_build_object('id', pr.id, 'title', pr.title) FROM projects pr
    WHERE pr.id = ${item}.project_id AND ${visibleMember(viewer, sql`pr.owner_id`)}) END`;
}

export function posterJson(project: Fragment): SQL {
  return sql`(${uploadJson(sql`${project}.upload_id`, sql`'Poster of ' || ${project}.title`)})`;
}

/** SQL: a project with its crew, each once, by their first reason to be in it. */
export function projectJson(project: Fragment, owner: Fragment, viewer: Fragment): SQL {
  return sql`json_build_object('id', ${project}.id, 'title', ${project}.title, 'ownerId', ${project}.owner_id,
    'owner', json_build_object(${userSummaryFields(owner)}), 'description', ${project}.description,
    'media', ${posterJson(project)}, 'createdAt', ${project}.created_at,
    'isMine', ${isOfProject(sql`${project}.id`, viewer)},
    'crew', coalesce((SELECT json_agg(json_build_object(${userSummaryFields(sql`cu`)},
        'role', c.role, 'isAdded', c.is_added, 'isAccepted', c.is_accepted) ORDER BY c.since, c.user_id)
      FROM (SELECT DISTINCT ON (r.user_id) r.*,
          bool_or(NOT r.is_added) OVER (PARTITION BY r.user_id) AS is_accepted
        FROM (${crewRows({ project: sql`${project}.id` })}) r ORDER BY r.user_id, r.is_added DESC, r.since) c
      JOIN users cu ON cu.id = c.user_id
      WHERE c.user_id <> ${project}.owner_id AND ${visibleMember(viewer, sql`c.user_id`)}), '[]'::json))`;
}
