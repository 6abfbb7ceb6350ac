import type { Course } from '#contract/courses/contract.ts';
import type { Db } from '#server/db/client.ts';
import type { Viewer } from '#server/http/app.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { retractFromEveryone } from '../../notifications/commands/retract-notifications.ts';
import { listClassmateIds } from '../queries/list-classmates.ts';

/** Notifies each member of the section once that the viewer has joined it, unless the viewer hides their courses. */
export async function notifyClassmates(tx: Db, viewer: Viewer, course: Course): Promise<void> {
  if (viewer.hideCourses) return;
  await notify(tx, await listClassmateIds(tx, course), joined(viewer, course));
}

/** The viewer has left the section. */
export async function retractFromClassmates(tx: Db, viewer: Viewer, course: Course): Promise<void> {
  await retractFromEveryone(tx, viewer, joined(viewer, course));
}

function joined(actor: Viewer, { courseCode, section, semester }: Course) {
  return {
    type: 'classmate_joined',
    actor,
    data: { courseCode, section, semester },
  } as const;
}
