import { and, eq, ne } from 'drizzle-orm';
import { mostCrew, type Project } from '#contract/projects/contract.ts';
import { canSetCrew } from '#contract/projects/policy.ts';
import { lock } from '#server/db/advisory-lock.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import { authorize } from '#server/errors/authorize.ts';
import type { Viewer } from '#server/http/app.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { retractNotification } from '../../notifications/commands/retract-notifications.ts';
import { isConnected } from '../../visibility/queries/is-connected.ts';
import { getVisibleMember } from '../../visibility/queries/visible-members.ts';
import { getProject } from '../queries/get-project.ts';
import { projectCrew } from '../tables.ts';

const refusal = 'Only the owner of a project can change its crew.';

/** Nobody is put on a crew by a stranger: the owner adds connections, who are told once. */
export async function setCrew(
  db: Db,
  viewer: Viewer,
  { id, userId, role }: { id: string; userId: string; role: string | null },
): Promise<Project> {
  return transaction(db, async (tx) => {
    await lock(tx, `crew ${id}`);
    const project = authorize(viewer, canSetCrew, await getProject(tx, viewer, id), refusal);
    await getVisibleMember(tx, viewer, userId);
    if (!(await areConnected(tx, viewer, userId)))
      throw new AppError(
        'forbidden',
        'You can add members to your crew whom you are connected with.',
      );
    const isOther = and(eq(projectCrew.projectId, id), ne(projectCrew.userId, userId));
    if ((await tx.$count(projectCrew, isOther)) >= mostCrew)
      throw new AppError('conflict', `A crew has ${mostCrew} members at most.`);
    await tx
      .insert(projectCrew)
      .values({ projectId: project.id, userId, role })
      .onConflictDoUpdate({ target: [projectCrew.projectId, projectCrew.userId], set: { role } });
    await notify(tx, [userId], {
      type: 'project_crew',
      actor: viewer,
      data: { projectId: id, projectTitle: project.title, role },
    });
    return getProject(tx, viewer, id);
  });
}

export async function removeCrew(
  db: Db,
  viewer: Viewer,
  { id, userId }: { id: string; userId: string },
): Promise<void> {
  await transaction(db, async (tx) => {
    const project = await getProject(tx, viewer, id);
    if (userId !== viewer.id) authorize(viewer, canSetCrew, project, refusal);
    const removed = await tx
      .delete(projectCrew)
      .where(and(eq(projectCrew.projectId, id), eq(projectCrew.userId, userId)))
      .returning({ userId: projectCrew.userId });
    if (removed.length === 0)
      throw new AppError('not_found', 'This member was not added to the crew.');
    await retractNotification(tx, userId, {
      type: 'project_crew',
      actor: project.owner,
      data: { projectId: id, projectTitle: project.title, role: null },
    });
  });
}

async function areConnected(tx: Db, viewer: Viewer, userId: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`SELECT WHERE ${isConnected(param(viewer.id), param(userId))}`,
  );
  return rows.length > 0;
}
