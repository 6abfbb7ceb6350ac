import type { CourseSuggestion } from '#contract/courses/contract.ts';
import type { Db } from '#server/db/client.ts';
import { integer, sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { visibleAmongMany } from '../../visibility/queries/visible-members.ts';

const most = integer(6);

/** Under each code the sections of the semester, or else the course as others had it before. */
const coursesAlike = statement<
  CourseSuggestion,
  [viewerId: string, codePattern: string, semester: string]
>(
  'courses_alike',
  (viewer, pattern, semester) => sql`
   WITH alike AS (
     SELECT c.*, c.semester = ${semester} AS is_now,
       bool_or(c.semester = ${semester}) OVER (PARTITION BY c.course_code) AS is_taught_now
     FROM courses c JOIN users u ON u.id = c.user_id
     WHERE c.course_code LIKE ${pattern} AND c.user_id <> ${viewer} AND NOT u.hide_courses
       AND ${visibleAmongMany(viewer, sql`c.user_id`)})
   SELECT course_code AS "courseCode", mode() WITHIN GROUP (ORDER BY course_name) AS "courseName",
     CASE WHEN is_now THEN section END AS section,
     CASE WHEN is_now THEN mode() WITHIN GROUP (ORDER BY professor) END AS professor,
     (count(DISTINCT user_id) FILTER (WHERE is_now))::int AS "memberCount"
   FROM alike WHERE is_now = is_taught_now
   GROUP BY course_code, is_now, CASE WHEN is_now THEN section END
   ORDER BY is_now DESC, count(*) DESC, course_code, CASE WHEN is_now THEN section END
   LIMIT ${most}`,
);

export function suggestCourses(
  db: Db,
  viewer: Viewer,
  { code, semester }: { code: string; semester: string },
): Promise<CourseSuggestion[]> {
  return coursesAlike(db, viewer.id, `${code}%`, semester);
}
