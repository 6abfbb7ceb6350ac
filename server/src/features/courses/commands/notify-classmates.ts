import type { Course } from '#contract/courses/contract.ts';
import type { Db } from '#server/db/client.ts';
import type { Viewer } from '#server/http/app.ts';
import { notifyAll } from '../../notifications/commands.ts';
import { listClassmateIds } from '../queries/list-classmates.ts';

/** Tells a section, once, that the viewer has joined it; whoever hides their courses joins silently. */
export async function notifyClassmates(tx: Db, viewer: Viewer, course: Course): Promise<void> {
  if (viewer.hideCourses) return;
  const { courseCode, section, semester } = course;
  const which = section ? `${courseCode}, section ${section}` : courseCode;
  await notifyAll(tx, await listClassmateIds(tx, course), {
    type: 'classmate_joined',
    actorId: viewer.id,
    title: 'New classmate',
    message: `${viewer.firstName} ${viewer.lastName} joined ${which}.`,
    data: { newUserId: viewer.id },
    dedupeKey: `classmate ${viewer.id} ${courseCode} ${semester} ${section ?? ''}`,
  });
}
