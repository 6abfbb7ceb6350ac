import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';
import { isOfProject } from '../queries/project-crew.ts';

const message = 'You can post under your own projects and those whose crew you are in.';

/** Refuses to put an item under a project that the viewer is not of. */
export async function requireProject(
  tx: Db,
  viewer: Viewer,
  projectId: string | null | undefined,
): Promise<void> {
  if (!projectId) return;
  const { rows } = await tx.execute(
    sql`SELECT 1 FROM projects p WHERE p.id = ${param(projectId)}
      AND (${isOfProject(sql`p.id`, param(viewer.id))}) AND ${visibleMember(param(viewer.id), sql`p.owner_id`)}`,
  );
  if (rows.length > 0) return;
  throw new AppError('invalid', message, { issues: [{ path: 'projectId', message }] });
}
