import type { Db } from '../db/client.ts';
import { newId } from '../db/ids.ts';
import { projectCrew, projects } from '../features/projects/tables.ts';
import { createUser } from './factories.ts';

export async function createProject(
  db: Db,
  fields: Partial<typeof projects.$inferInsert> = {},
  crew: string[] = [],
) {
  const [project] = await db
    .insert(projects)
    .values({
      id: newId('project'),
      title: 'The Last Wash',
      ...fields,
      ownerId: fields.ownerId ?? (await createUser(db)).id,
    })
    .returning();
  if (!project) throw new Error('The project was not created.');
  for (const userId of crew)
    await db.insert(projectCrew).values({ projectId: project.id, userId, role: 'Camera' });
  return project;
}
