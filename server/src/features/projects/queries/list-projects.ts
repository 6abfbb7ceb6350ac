import { mostProjects, type ProjectCard } from '#contract/projects/contract.ts';
import type { ProjectReference } from '#contract/projects/reference.ts';
import type { Db } from '#server/db/client.ts';
import { type Fragment, integer, sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { getReadableMember, visibleMember } from '../../visibility/queries/visible-members.ts';
import { crewRows } from './project-crew.ts';
import { posterJson } from './project-json.ts';

/** SQL: the projects of a member, a row `(id, role, is_owner)` for each. */
const projectsOf = (user: Fragment) => sql`
  SELECT DISTINCT ON (m.id) m.id, m.role, m.is_owner FROM (
    SELECT p.id, NULL AS role, true AS is_owner FROM projects p WHERE p.owner_id = ${user}
    UNION ALL SELECT c.project_id, c.role, false FROM (${crewRows({ user })}) c) m
  ORDER BY m.id, m.is_owner DESC`;

const ownProjects = statement<ProjectReference, [viewerId: string]>(
  'own_projects',
  (viewer) => sql`
   SELECT p.id, p.title FROM (${projectsOf(viewer)}) m JOIN projects p ON p.id = m.id
   WHERE ${visibleMember(viewer, sql`p.owner_id`)}
   ORDER BY p.created_at DESC, p.id DESC LIMIT ${integer(2 * mostProjects)}`,
);

const memberProjects = statement<ProjectCard, [viewerId: string, userId: string]>(
  'member_projects',
  (viewer, user) => sql`
   SELECT p.id, p.title, ${posterJson(sql`p`)} AS media, m.role, m.is_owner AS "isOwner"
   FROM (${projectsOf(user)}) m JOIN projects p ON p.id = m.id
   WHERE ${visibleMember(viewer, sql`p.owner_id`)}
   ORDER BY p.created_at DESC, p.id DESC LIMIT ${integer(2 * mostProjects)}`,
);

export async function listOwnProjects(db: Db, viewer: Viewer): Promise<ProjectReference[]> {
  return ownProjects(db, viewer.id);
}

export async function listMemberProjects(
  db: Db,
  viewer: Viewer,
  userId: string,
): Promise<ProjectCard[]> {
  await getReadableMember(db, viewer, userId);
  return memberProjects(db, viewer.id, userId);
}
