import type { Classmates, Course } from '#contract/courses/contract.ts';
import type { Db } from '#server/db/client.ts';
import { statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { userSummaryFields } from '../../users/queries.ts';
import {
  getReadableMember,
  notBlockedText,
  visibleText,
} from '../../visibility/queries/visible-members.ts';
import { sameSectionText } from './same-section.ts';

const mostShown = 24;
const mostTold = 200;

/** Whoever is in a section sees who else is, but for those who hide their courses. */
const classmatesOfMember = statement<Classmates, [viewerId: string, userId: string]>(
  'classmates_of_member',
  `SELECT c.id AS "courseId", mates.count, mates.classmates
   FROM courses c JOIN users u ON u.id = c.user_id
   CROSS JOIN LATERAL (
     SELECT count(*)::int AS count, coalesce(json_agg(json_build_object(${userSummaryFields('m')})
       ORDER BY m.place) FILTER (WHERE m.place <= ${mostShown}), '[]') AS classmates
     FROM (
       SELECT m.*, row_number() OVER (ORDER BY m.search_name, m.id) AS place
       FROM courses o JOIN users m ON m.id = o.user_id
       WHERE ${sameSectionText('o', 'c')} AND o.user_id <> c.user_id AND m.suspended_at IS NULL
         AND (NOT m.hide_courses OR m.id = $1) AND ${notBlockedText('$1', 'm.id')}) m) mates
   WHERE c.user_id = $2 AND ($1 = $2 OR NOT u.hide_courses AND ${visibleText('$1', 'u.id')}
     AND EXISTS (SELECT 1 FROM courses mine WHERE mine.user_id = $1 AND ${sameSectionText('mine', 'c')}))
   ORDER BY c.created_at, c.id`,
);

const membersOfSection = statement<{ id: string }, [userId: string, courseId: string]>(
  'members_of_section',
  `SELECT m.id FROM courses c JOIN courses o ON ${sameSectionText('o', 'c')} JOIN users m ON m.id = o.user_id
   WHERE c.id = $2 AND o.user_id <> $1 AND m.suspended_at IS NULL AND NOT m.hide_courses
   ORDER BY o.created_at LIMIT ${mostTold}`,
);

/** Classmates in those sections of a member that are the viewer's, too. */
export async function listClassmates(
  db: Db,
  viewer: Viewer,
  userId: string,
): Promise<Classmates[]> {
  const rows = await classmatesOfMember(db, viewer.id, userId);
  if (rows.length === 0) await getReadableMember(db, viewer, userId);
  return rows;
}

/** Whom to tell that someone has joined the section of this course. */
export async function listClassmateIds(db: Db, course: Course): Promise<string[]> {
  const rows = await membersOfSection(db, course.userId, course.id);
  return rows.map(({ id }) => id);
}
