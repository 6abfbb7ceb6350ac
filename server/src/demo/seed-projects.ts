import type { Db } from '../db/client.ts';
import { projectCrew, projects } from '../features/projects/tables.ts';
import { crewAdditions, projects as demoProjects } from './data/projects.ts';
import { demoId } from './demo-ids.ts';
import { storePicture } from './store-picture.ts';
import { hoursAgo } from './times.ts';

export async function seedProjects(tx: Db): Promise<void> {
  for (const { key, owner, poster, hoursAgo: hours, title, description } of demoProjects) {
    const ownerId = demoId.user(owner);
    const { id: uploadId } = await storePicture(tx, ownerId, `artworks/${poster}`);
    const createdAt = hoursAgo(hours);
    await tx
      .insert(projects)
      .values({ id: demoId.project(key), ownerId, title, description, uploadId, createdAt });
  }
  await tx.insert(projectCrew).values(
    crewAdditions.map(({ project, member, role, hoursAgo: hours }) => ({
      projectId: demoId.project(project.key),
      userId: demoId.user(member),
      role,
      createdAt: hoursAgo(hours),
    })),
  );
}
