import { count, eq } from 'drizzle-orm';
import { type Course, mostCourses } from '#contract/courses/contract.ts';
import type { NewCourse, UpdateCourse } from '#contract/courses/forms.ts';
import { canEditCourse } from '#contract/courses/policy.ts';
import { chooseTerm, currentTerm } from '#contract/courses/terms.ts';
import { lock } from '#server/db/advisory-lock.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { isUniqueViolation } from '#server/db/is-unique-violation.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import { type Authorized, authorize } from '#server/errors/authorize.ts';
import type { Viewer } from '#server/http/app.ts';
import { recordActOnOthers } from '../../audit/commands.ts';
import { getReadableMember } from '../../visibility/queries/visible-members.ts';
import { getCourse } from '../queries/list-courses.ts';
import { courses } from '../tables.ts';
import { notifyClassmates, retractFromClassmates, type Student } from './notify-classmates.ts';

const refusal = 'Only the member who takes this course can change it.';

export async function createCourse(
  db: Db,
  viewer: Viewer,
  body: NewCourse,
  student: Student = viewer,
): Promise<Course> {
  const { semester, year, ...texts } = body;
  const term = chooseTerm({ semester, year }, currentTerm(new Date()));
  return refuseDuplicate({ ...texts, ...term }, viewer.id === student.id, () =>
    transaction(db, async (tx) => {
      // Two creations at once would both count the courses before either is stored, and pass the limit.
      await lock(tx, `courses ${student.id}`);
      await refuseAboveLimit(tx, student);
      const id = newId('course');
      await tx.insert(courses).values({ ...texts, ...term, id, userId: student.id });
      const course = await getCourse(tx, viewer, id);
      await notifyClassmates(tx, student, course);
      const act = { action: 'course.create', targetType: 'course', targetId: id } as const;
      await recordActOnOthers(tx, viewer, student.id, { ...act, before: {}, after: course });
      return course;
    }),
  );
}

export async function updateCourse(
  db: Db,
  viewer: Viewer,
  id: string,
  { semester, year, ...texts }: UpdateCourse,
  mayEdit = canEditCourse,
): Promise<Course> {
  const before = authorize(viewer, mayEdit, await getCourse(db, viewer, id), refusal);
  const change = { ...texts, ...chooseTerm({ semester, year }, before) };
  return refuseDuplicate({ ...before, ...change }, viewer.id === before.userId, () =>
    transaction(db, async (tx) => {
      await writeChange(tx, before, change);
      const course = await getCourse(tx, viewer, id);
      if (!isSameSection(before, course)) {
        const student = await getStudent(tx, viewer, course);
        await retractFromClassmates(tx, student, before);
        await notifyClassmates(tx, student, course);
      }
      const act = { action: 'course.update', targetType: 'course', targetId: id } as const;
      await recordActOnOthers(tx, viewer, before.userId, { ...act, before, after: course });
      return course;
    }),
  );
}

export async function removeCourse(
  db: Db,
  viewer: Viewer,
  id: string,
  mayEdit = canEditCourse,
): Promise<void> {
  const course = authorize(viewer, mayEdit, await getCourse(db, viewer, id), refusal);
  await transaction(db, async (tx) => {
    await deleteRow(tx, course);
    await retractFromClassmates(tx, await getStudent(tx, viewer, course), course);
    const act = { action: 'course.remove', targetType: 'course', targetId: id } as const;
    await recordActOnOthers(tx, viewer, course.userId, { ...act, before: course, after: {} });
  });
}

/** Whose course it is: the viewer, or the member whose courses an administrator edits. */
async function getStudent(tx: Db, viewer: Viewer, { userId }: Course): Promise<Student> {
  return viewer.id === userId ? viewer : getReadableMember(tx, viewer, userId);
}

async function writeChange(
  tx: Db,
  course: Authorized<Course>,
  change: Partial<typeof courses.$inferInsert>,
): Promise<void> {
  await tx
    .update(courses)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(courses.id, course.id));
}

async function deleteRow(db: Db, course: Authorized<Course>): Promise<void> {
  await db.delete(courses).where(eq(courses.id, course.id));
}

function isSameSection(one: Course, other: Course): boolean {
  return (
    one.courseCode === other.courseCode &&
    one.semester === other.semester &&
    one.section === other.section
  );
}

async function refuseAboveLimit(tx: Db, student: Student): Promise<void> {
  const [row] = await tx
    .select({ listed: count() })
    .from(courses)
    .where(eq(courses.userId, student.id));
  if ((row?.listed ?? 0) < mostCourses) return;
  throw new AppError('conflict', `A member can list ${mostCourses} courses at most.`);
}

async function refuseDuplicate<Result>(
  { courseCode, section, semester }: Pick<Course, 'courseCode' | 'section' | 'semester'>,
  isOwn: boolean,
  write: () => Promise<Result>,
): Promise<Result> {
  try {
    return await write();
  } catch (error) {
    if (!isUniqueViolation(error, 'courses_once')) throw error;
    const which = section ? `${courseCode}, section ${section},` : courseCode;
    const whoHas = isOwn ? 'You already have' : 'This member already has';
    throw new AppError('conflict', `${whoHas} ${which} in ${semester}.`);
  }
}
