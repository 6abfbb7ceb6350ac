import type { Course } from '#contract/courses/contract.ts';
import type { Db } from '#server/db/client.ts';
import type { Viewer } from '#server/http/app.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { listClassmateIds } from '../queries/list-classmates.ts';

/** Notifies each member of the section once that the viewer has joined it, unless the viewer hides their courses. */
export async function notifyClassmates(tx: Db, viewer: Viewer, course: Course): Promise<void> {
  if (viewer.hideCourses) return;
  const { courseCode, section, semester } = course;
  await notify(tx, await listClassmateIds(tx, course), {
    type: 'classmate_joined',
    actor: viewer,
    data: { courseCode, section, semester },
  });
}
