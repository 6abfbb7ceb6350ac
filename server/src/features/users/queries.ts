import type { SQL } from 'drizzle-orm';
import type { MailPreference } from '#contract/mails/preferences.ts';
import type { Db } from '../../db/client.ts';
import { type Fragment, sql } from '../../db/sql.ts';
import { notSuspended, users } from './tables.ts';

/** The column of each mail setting. */
export const mailSettingColumns: Record<MailPreference, SQL> = {
  emailNotifications: sql`email_notifications`,
  emailJobMatches: sql`email_job_matches`,
  emailConnectionRequests: sql`email_connection_requests`,
  emailJobApplications: sql`email_job_applications`,
  emailProfileViews: sql`email_profile_views`,
  emailDigest: sql`email_digest`,
};

/** SQL: a member is not suspended. `user` is a row of users, e.g. `u` or the table itself. */
export function isActive(user: Fragment): SQL<boolean> {
  return sql`${user}.${notSuspended}`;
}

/** SQL: there is a member with this id who is not suspended. OFFSET 0 probes the index row by row instead of hashing users. */
export function isActiveMember(userId: Fragment): SQL<boolean> {
  return sql`EXISTS (SELECT 1 FROM users vu WHERE vu.id = ${userId} AND ${isActive(sql`vu`)} OFFSET 0)`;
}

/** SQL: what everyone may see of a member, as arguments of json_build_object. `user` is a row of users. */
export function userSummaryFields(user: Fragment): SQL {
  return sql`'id', ${user}.id, 'firstName', ${user}.first_name, 'lastName', ${user}.last_name,
    'school', ${user}.school, 'major', ${user}.major, 'program', ${user}.program,
    'graduationYear', ${user}.graduation_year, 'profileImageUrl', ${user}.profile_image_url`;
}

export async function countCommunity(db: Db) {
  const [row] = await db
    .select({
      totalStudents: sql<number>`count(*)::int`,
      actors: sql<number>`(count(*) FILTER (WHERE ${users.skills} && '{Acting}'))::int`,
      directors: sql<number>`(count(*) FILTER (WHERE ${users.skills} && '{Directing}'))::int`,
    })
    .from(users)
    .where(isActive(users));
  return row ?? { totalStudents: 0, actors: 0, directors: 0 };
}
