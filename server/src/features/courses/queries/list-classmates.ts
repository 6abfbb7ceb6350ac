import type { Classmates, Course } from '#contract/courses/contract.ts';
import type { Db } from '#server/db/client.ts';
import { integer, sql } from '#server/db/sql.ts';
import { statement } from '#server/db/statement.ts';
import type { Viewer } from '#server/http/app.ts';
import { isActive, userSummaryJson } from '../../users/queries.ts';
import {
  getReadableMember,
  notBlocked,
  visibleMember,
} from '../../visibility/queries/visible-members.ts';
import { sameSection } from './same-section.ts';

const maxShown = integer(24);
const maxNotified = integer(200);

/** A member of a section sees its other members, except those who hide their courses. */
const classmatesOfMember = statement<Classmates, [viewerId: string, userId: string]>(
  'classmates_of_member',
  (viewer, user) => sql`SELECT c.id AS "courseId", mates.count, mates.classmates
   FROM courses c JOIN users u ON u.id = c.user_id
   CROSS JOIN LATERAL (
     SELECT count(*)::int AS count, coalesce(json_agg(${userSummaryJson(sql`m`)}
       ORDER BY m.place) FILTER (WHERE m.place <= ${maxShown}), '[]') AS classmates
     FROM (
       SELECT m.*, row_number() OVER (ORDER BY m.search_name, m.id) AS place
       FROM courses o JOIN users m ON m.id = o.user_id
       WHERE ${sameSection(sql`o`, sql`c`)} AND o.user_id <> c.user_id AND ${isActive(sql`m`)}
         AND (NOT m.hide_courses OR m.id = ${viewer}) AND ${notBlocked(viewer, sql`m.id`)}) m) mates
   WHERE c.user_id = ${user} AND (${viewer} = ${user} OR NOT u.hide_courses AND ${visibleMember(viewer, sql`u.id`)}
     AND EXISTS (SELECT 1 FROM courses mine WHERE mine.user_id = ${viewer} AND ${sameSection(sql`mine`, sql`c`)}))
   ORDER BY c.created_at, c.id`,
);

const membersOfSection = statement<{ id: string }, [userId: string, courseId: string]>(
  'members_of_section',
  (user, course) => sql`
   SELECT m.id FROM courses c JOIN courses o ON ${sameSection(sql`o`, sql`c`)} JOIN users m ON m.id = o.user_id
   WHERE c.id = ${course} AND o.user_id <> ${user} AND ${isActive(sql`m`)} AND NOT m.hide_courses
   ORDER BY o.created_at LIMIT ${maxNotified}`,
);

/** Classmates in the sections that the member and the viewer share. */
export async function listClassmates(
  db: Db,
  viewer: Viewer,
  userId: string,
): Promise<Classmates[]> {
  const rows = await classmatesOfMember(db, viewer.id, userId);
  if (rows.length === 0) await getReadableMember(db, viewer, userId);
  return rows;
}

/** The members to notify that someone has joined the section of this course. */
export async function listClassmateIds(db: Db, course: Course): Promise<string[]> {
  const rows = await membersOfSection(db, course.userId, course.id);
  return rows.map(({ id }) => id);
}
