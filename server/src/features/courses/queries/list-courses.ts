import type { Course } from '#contract/courses/contract.ts';
import { canSeeCourses } from '#contract/courses/policy.ts';
import type { Db } from '#server/db/client.ts';
import { jsonObject } from '#server/db/json.ts';
import { sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { getReadableMember, visibleMember } from '../../visibility/queries/visible-members.ts';

const courseJson = jsonObject<Course>({
  id: sql`c.id`,
  userId: sql`c.user_id`,
  courseCode: sql`c.course_code`,
  courseName: sql`c.course_name`,
  section: sql`c.section`,
  professor: sql`c.professor`,
  semester: sql`c.semester`,
  year: sql`c.year`,
  createdAt: sql`c.created_at`,
});

const coursesOfMember = statement<
  { item: Course },
  [viewerId: string, userId: string, seesAll: boolean]
>(
  'courses_of_member',
  (viewer, user, seesAll) => sql`
   SELECT ${courseJson} AS item FROM courses c JOIN users u ON u.id = c.user_id
   WHERE c.user_id = ${user}
     AND (${seesAll}::boolean OR u.id = ${viewer} OR NOT u.hide_courses AND ${visibleMember(viewer, sql`u.id`)})
   ORDER BY c.created_at, c.id`,
);

const courseById = statement<{ item: Course; hideCourses: boolean }, [id: string]>(
  'course_by_id',
  (id) => sql`SELECT ${courseJson} AS item, u.hide_courses AS "hideCourses"
   FROM courses c JOIN users u ON u.id = c.user_id WHERE c.id = ${id}`,
);

export async function listCourses(db: Db, viewer: Viewer, userId: string): Promise<Course[]> {
  const rows = await coursesOfMember(db, viewer.id, userId, viewer.isAdmin);
  if (rows.length === 0) await getReadableMember(db, viewer, userId);
  return rows.map(({ item }) => item);
}

export async function getCourse(db: Db, viewer: Viewer, id: string): Promise<Course> {
  const [row] = await courseById(db, id);
  if (!row) throw gone();
  const owner = { id: row.item.userId, hideCourses: row.hideCourses };
  if (owner.id === viewer.id) return row.item;
  if (!canSeeCourses(viewer, owner)) throw gone();
  await getReadableMember(db, viewer, owner.id);
  return row.item;
}

const gone = () => new AppError('not_found', 'This course is gone. It may have been removed.');
