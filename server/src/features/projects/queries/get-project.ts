import type { Project } from '#contract/projects/contract.ts';
import { canModerate } from '#contract/users/roles.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import { projectJson } from './project-json.ts';

const projectById = statement<{ item: Project }, [viewerId: string, id: string, seesAll: boolean]>(
  'project_by_id',
  (viewer, id, seesAll) => sql`
   SELECT ${projectJson(sql`p`, sql`o`, viewer)} AS item FROM projects p JOIN users o ON o.id = p.owner_id
   WHERE p.id = ${id} AND (${seesAll}::boolean OR ${visibleMember(viewer, sql`p.owner_id`)})`,
);

export async function getProject(db: Db, viewer: Viewer, id: string): Promise<Project> {
  const [row] = await projectById(db, viewer.id, id, canModerate(viewer));
  if (!row) throw new AppError('not_found', 'Project not found. It may have been deleted.');
  return row.item;
}
