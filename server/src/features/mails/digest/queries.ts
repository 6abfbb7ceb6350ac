import type { SQL } from 'drizzle-orm';
import type { PaymentType } from '#contract/jobs/payment-types.ts';
import type { Db } from '#server/db/client.ts';
import { integer, param, sql } from '#server/db/sql.ts';
import { sameSection } from '../../courses/queries/same-section.ts';
import { isMatching, sharedSkillCount } from '../../jobs/queries/is-matching.ts';
import { isOpen } from '../../jobs/queries/is-open.ts';
import { wasToldOfClassmate, wasToldOfMatch } from '../../notifications/queries/was-told.ts';
import { hasViewed } from '../../tracking/queries/has-viewed.ts';
import { isActive } from '../../users/queries.ts';
import { isConnected } from '../../visibility/queries/is-connected.ts';
import { visibleMember } from '../../visibility/queries/visible-members.ts';

/** The week that begins on this Monday at the school. */
export interface DigestWeek {
  monday: string;
  timeZone: string;
}

export type DigestMember = { id: string; email: string; firstName: string };
export type DigestJob = {
  userId: string;
  id: string;
  title: string;
  location: string | null;
  paymentType: PaymentType;
};
export type DigestEvent = {
  userId: string;
  id: string;
  title: string;
  location: string | null;
  eventDate: string;
};
export type DigestPerson = {
  userId: string;
  id: string;
  name: string;
  courseCode: string;
  courseName: string;
};

const mostOfEach = integer(5);

/** SQL: midnight of the Monday, some weeks later or earlier. */
const monday = ({ monday, timeZone }: DigestWeek, weeks = 0): SQL =>
  sql`((${param(monday)}::date + ${integer(weeks * 7)})::timestamp AT TIME ZONE ${param(timeZone)})`;

/** SQL: each of these members, as the row `m`. */
const members = (ids: string[]): SQL => sql`users m WHERE m.id = ANY (${param(ids)}::text[])`;

/** Members who want the digest of this week and were not considered for it yet, in the order of their ids. */
export async function listDigestMembers(
  db: Db,
  week: DigestWeek,
  afterId: string,
  limit: number,
): Promise<DigestMember[]> {
  const { rows } = await db.execute<DigestMember>(sql`
    SELECT u.id, u.email, u.first_name AS "firstName" FROM users u
    WHERE u.id > ${param(afterId)} AND u.email_digest AND ${isActive(sql`u`)}
      AND NOT EXISTS (SELECT 1 FROM digests d WHERE d.user_id = u.id AND d.week >= ${param(week.monday)}::date)
    ORDER BY u.id LIMIT ${param(limit)}`);
  return rows;
}

/** Jobs of the last week for the skills of each member, which are still open and they have not seen. */
export async function listDigestJobs(
  db: Db,
  week: DigestWeek,
  ids: string[],
): Promise<DigestJob[]> {
  const { rows } = await db.execute<DigestJob>(sql`
    SELECT m.id AS "userId", found.id, found.title, found.location, found.payment_type AS "paymentType"
    FROM (SELECT * FROM ${members(ids)}) m CROSS JOIN LATERAL (
      SELECT j.*, ${sharedSkillCount(sql`j`, sql`m`)} AS shared FROM jobs j
      WHERE j.created_at >= ${monday(week, -1)} AND j.created_at < ${monday(week)} AND ${isOpen(sql`j`)}
        AND ${isMatching(sql`j`, sql`m`)} AND ${visibleMember(sql`m.id`, sql`j.author_id`)}
        AND NOT ${hasViewed(sql`m.id`, 'job', sql`j.id`)} AND NOT ${wasToldOfMatch(sql`m.id`, sql`j.id`)}
        AND NOT EXISTS (SELECT 1 FROM applications p WHERE p.applicant_id = m.id AND p.job_id = j.id)
      ORDER BY shared DESC, j.created_at DESC, j.id LIMIT ${mostOfEach}) found
    ORDER BY m.id, found.shared DESC, found.created_at DESC, found.id`);
  return rows;
}

/** Events that are still to come in this week, which each member has not seen. */
export async function listDigestEvents(
  db: Db,
  week: DigestWeek,
  ids: string[],
): Promise<DigestEvent[]> {
  const { rows } = await db.execute<DigestEvent>(sql`
    SELECT m.id AS "userId", found.id, found.title, found.location, to_json(found.event_date)#>>'{}' AS "eventDate"
    FROM (SELECT * FROM ${members(ids)}) m CROSS JOIN LATERAL (
      SELECT e.* FROM events e
      WHERE e.event_date >= greatest(${monday(week)}, now()) AND e.event_date < ${monday(week, 1)}
        AND e.author_id <> m.id AND ${visibleMember(sql`m.id`, sql`e.author_id`)}
        AND NOT ${hasViewed(sql`m.id`, 'event', sql`e.id`)}
      ORDER BY e.event_date, e.id LIMIT ${mostOfEach}) found
    ORDER BY m.id, found.event_date, found.id`);
  return rows;
}

/** Members who joined a section of each member in the last week, whom they do not know yet. */
export async function listDigestPeople(
  db: Db,
  week: DigestWeek,
  ids: string[],
): Promise<DigestPerson[]> {
  const { rows } = await db.execute<DigestPerson>(sql`
    SELECT m.id AS "userId", found.id, found.name, found.course_code AS "courseCode", found.course_name AS "courseName"
    FROM (SELECT * FROM ${members(ids)}) m CROSS JOIN LATERAL (
      SELECT * FROM (SELECT DISTINCT ON (p.id) p.id, p.first_name || ' ' || p.last_name AS name, c.course_code, c.course_name, o.created_at
      FROM courses c JOIN courses o ON ${sameSection(sql`o`, sql`c`)} JOIN users p ON p.id = o.user_id
      WHERE c.user_id = m.id AND p.id <> m.id AND NOT p.hide_courses
        AND o.created_at >= ${monday(week, -1)} AND o.created_at < ${monday(week)}
        AND ${visibleMember(sql`m.id`, sql`p.id`)} AND NOT ${isConnected(sql`m.id`, sql`p.id`)}
        AND NOT ${hasViewed(sql`m.id`, 'profile', sql`p.id`)} AND NOT ${wasToldOfClassmate(sql`m.id`, sql`p.id`)}
      ORDER BY p.id, o.created_at DESC) person ORDER BY person.created_at DESC, person.id LIMIT ${mostOfEach}) found
    ORDER BY m.id, found.created_at DESC, found.id`);
  return rows;
}
