import { eq } from 'drizzle-orm';
import { mostProjects, type Project } from '#contract/projects/contract.ts';
import type { CreateProject, UpdateProject } from '#contract/projects/forms.ts';
import { canEditProject } from '#contract/projects/policy.ts';
import { lock } from '#server/db/advisory-lock.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import { authorize } from '#server/errors/authorize.ts';
import type { Viewer } from '#server/http/app.ts';
import { recordActOnOthers } from '../../audit/commands.ts';
import { retractNotificationsAbout } from '../../notifications/commands/retract-notifications.ts';
import { attachUpload, deleteUpload } from '../../uploads/commands.ts';
import { getProject } from '../queries/get-project.ts';
import { projects } from '../tables.ts';

const refusal = 'Only the owner of a project can change it.';

export async function createProject(
  db: Db,
  viewer: Viewer,
  { imageUrl, ...body }: CreateProject,
): Promise<Project> {
  return transaction(db, async (tx) => {
    await lock(tx, `projects ${viewer.id}`);
    const count = await tx.$count(projects, eq(projects.ownerId, viewer.id));
    if (count >= mostProjects)
      throw new AppError('conflict', `A member can own ${mostProjects} projects at most.`);
    const id = newId('project');
    const uploadId = await attachPoster(tx, viewer, imageUrl);
    await tx.insert(projects).values({ ...body, id, uploadId, ownerId: viewer.id });
    return getProject(tx, viewer, id);
  });
}

export async function updateProject(
  db: Db,
  viewer: Viewer,
  id: string,
  { imageUrl, ...body }: UpdateProject,
): Promise<Project> {
  return transaction(db, async (tx) => {
    const uploadBefore = await lockProject(tx, id);
    const before = authorize(viewer, canEditProject, await getProject(tx, viewer, id), refusal);
    const isNewPoster = imageUrl !== undefined && imageUrl !== (before.media?.url ?? null);
    const poster = isNewPoster ? { uploadId: await attachPoster(tx, viewer, imageUrl) } : {};
    await tx
      .update(projects)
      .set({ ...body, ...poster, updatedAt: sql`now()` })
      .where(eq(projects.id, id));
    if (isNewPoster) await deleteUpload(tx, uploadBefore);
    const after = await getProject(tx, viewer, id);
    await recordActOnOthers(tx, viewer, before.ownerId, {
      action: 'project.update',
      targetType: 'project',
      targetId: id,
      before: wordsOf(before),
      after: wordsOf(after),
    });
    return after;
  });
}

/** What was posted under it stays, without a project. */
export async function removeProject(db: Db, viewer: Viewer, id: string): Promise<void> {
  await transaction(db, async (tx) => {
    const uploadId = await lockProject(tx, id);
    const project = authorize(viewer, canEditProject, await getProject(tx, viewer, id), refusal);
    await tx.delete(projects).where(eq(projects.id, project.id));
    await retractNotificationsAbout(tx, id);
    await deleteUpload(tx, uploadId);
    await recordActOnOthers(tx, viewer, project.ownerId, {
      action: 'project.remove',
      targetType: 'project',
      targetId: id,
      before: wordsOf(project),
      after: {},
    });
  });
}

const wordsOf = ({ title, description, media }: Project) => ({
  title,
  description,
  imageUrl: media?.url ?? null,
});

/** Returns its poster: two edits at once would each replace the same one. */
async function lockProject(tx: Db, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ uploadId: projects.uploadId })
    .from(projects)
    .where(eq(projects.id, id))
    .for('update');
  return row?.uploadId ?? null;
}

async function attachPoster(tx: Db, viewer: Viewer, url: string | null): Promise<string | null> {
  return url === null ? null : attachUpload(tx, viewer, url, ['image']);
}
