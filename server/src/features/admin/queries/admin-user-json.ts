import type { SQL } from 'drizzle-orm';
import { type Fragment, sql } from '#server/db/sql.ts';
import { isLeaving, isSuspended, userSummaryFields } from '../../users/queries.ts';

/** SQL: everything an administrator sees of a member. `user` is a row of users, `protectedEmail` may be null. */
export function adminUserJson(user: Fragment, protectedEmail: Fragment): SQL {
  return sql`json_build_object(${userSummaryFields(user)}, 'email', ${user}.email, 'bio', ${user}.bio,
    'phoneNumber', ${user}.phone_number, 'website', ${user}.website, 'instagramUrl', ${user}.instagram_url,
    'linkedinUrl', ${user}.linkedin_url, 'twitterUrl', ${user}.twitter_url, 'skills', ${user}.skills,
    'isAdmin', ${user}.is_admin, 'role', ${user}.role, 'isVerified', true,
    'isSuspended', ${isSuspended(user)}, 'suspendedUntil', ${user}.suspended_until,
    'suspensionReason', ${user}.suspension_reason,
    'isProtected', coalesce(${user}.email = ${protectedEmail}::citext, false),
    'isLeaving', ${isLeaving(user)}, 'createdAt', ${user}.created_at)`;
}

/** SQL: a member beside what they made, with the address. */
export function authorJson(user: Fragment): SQL {
  return sql`json_build_object(${userSummaryFields(user)}, 'email', ${user}.email)`;
}
