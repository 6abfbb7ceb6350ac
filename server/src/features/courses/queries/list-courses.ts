import type { Course } from '#contract/courses/contract.ts';
import { canSeeCourses } from '#contract/courses/policy.ts';
import type { Db } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { getReadableMember, visibleText } from '../../visibility/queries/visible-members.ts';

const courseJson = `json_build_object('id', c.id, 'userId', c.user_id, 'courseCode', c.course_code,
  'courseName', c.course_name, 'section', c.section, 'professor', c.professor, 'semester', c.semester,
  'year', c.year, 'createdAt', c.created_at)`;

const coursesOfMember = statement<
  { item: Course },
  [viewerId: string, userId: string, seesAll: boolean]
>(
  'courses_of_member',
  `SELECT ${courseJson} AS item FROM courses c JOIN users u ON u.id = c.user_id
   WHERE c.user_id = $2 AND ($3::boolean OR u.id = $1 OR NOT u.hide_courses AND ${visibleText('$1', 'u.id')})
   ORDER BY c.created_at, c.id`,
);

const courseById = statement<{ item: Course; hideCourses: boolean }, [id: string]>(
  'course_by_id',
  `SELECT ${courseJson} AS item, u.hide_courses AS "hideCourses"
   FROM courses c JOIN users u ON u.id = c.user_id WHERE c.id = $1`,
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
