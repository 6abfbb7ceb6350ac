import type { CrewMember, Project } from '#contract/projects/contract.ts';
import type { ProjectReference } from '#contract/projects/reference.ts';
import type { Media } from '#contract/uploads/media.ts';
import { type Json, jsonArray, jsonFrom, jsonObject, jsonWhen } from '#server/db/json.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { uploadJson } from '../../uploads/queries.ts';
import { userSummaryFields, userSummaryJson } from '../../users/queries.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import { crewRows, isOfProject } from './project-crew.ts';

/** SQL: the project of a row of jobs, posts or events, or null; also null where the viewer may not see its owner. */
export function projectReferenceJson(
  item: Fragment,
  viewer: Fragment,
): Json<ProjectReference | null> {
  const reference = jsonObject<ProjectReference>({ id: sql`pr.id`, title: sql`pr.title` });
  return jsonWhen(
    sql`${item}.project_id IS NOT NULL`,
    jsonFrom(
      reference,
      sql`FROM projects pr WHERE pr.id = ${item}.project_id AND ${visibleMember(viewer, sql`pr.owner_id`)}`,
    ),
  );
}

export function posterJson(project: Fragment): Json<Media | null> {
  return uploadJson(sql`${project}.upload_id`, sql`'Poster of ' || ${project}.title`);
}

/** SQL: a project with its crew, each once, by their first reason to be in it. */
export function projectJson(project: Fragment, owner: Fragment, viewer: Fragment): Json<Project> {
  return jsonObject<Project>({
    id: sql`${project}.id`,
    title: sql`${project}.title`,
    ownerId: sql`${project}.owner_id`,
    owner: userSummaryJson(owner),
    description: sql`${project}.description`,
    media: posterJson(project),
    createdAt: sql`${project}.created_at`,
    isMine: isOfProject(sql`${project}.id`, viewer),
    crew: crewJson(project, viewer),
  });
}

function crewJson(project: Fragment, viewer: Fragment): Json<CrewMember[]> {
  const member = jsonObject<CrewMember>({
    ...userSummaryFields(sql`cu`),
    role: sql`c.role`,
    isAdded: sql`c.is_added`,
    isAccepted: sql`c.is_accepted`,
  });
  return jsonArray(member, {
    from: sql`FROM (SELECT DISTINCT ON (r.user_id) r.*,
        bool_or(NOT r.is_added) OVER (PARTITION BY r.user_id) AS is_accepted
      FROM (${crewRows({ project: sql`${project}.id` })}) r ORDER BY r.user_id, r.is_added DESC, r.since) c
    JOIN users cu ON cu.id = c.user_id
    WHERE c.user_id <> ${project}.owner_id AND ${visibleMember(viewer, sql`c.user_id`)}`,
    orderBy: sql`c.since, c.user_id`,
  });
}
