import type { Course } from '#contract/courses/contract.ts';
import type { Db } from '#server/db/client.ts';
import type { Viewer } from '#server/http/app.ts';
import { notify } from '../../notifications/commands/notify.ts';
import { retractFromEveryone } from '../../notifications/commands/retract-notifications.ts';
import { listClassmateIds } from '../queries/list-classmates.ts';

/** Whose course it is. */
export type Student = Pick<Viewer, 'id' | 'firstName' | 'lastName' | 'hideCourses'>;

/** Notifies each member of the section once that the student has joined it, unless the student hides their courses. */
export async function notifyClassmates(tx: Db, student: Student, course: Course): Promise<void> {
  if (student.hideCourses) return;
  await notify(tx, await listClassmateIds(tx, course), joined(student, course));
}

/** The student has left the section. */
export async function retractFromClassmates(
  tx: Db,
  student: Student,
  course: Course,
): Promise<void> {
  await retractFromEveryone(tx, student, joined(student, course));
}

function joined(actor: Student, { courseCode, section, semester }: Course) {
  return {
    type: 'classmate_joined',
    actor,
    data: { courseCode, section, semester },
  } as const;
}
