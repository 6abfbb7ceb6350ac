import type { AdminPost, AdminUser } from '#contract/admin/contract.ts';
import { type Json, jsonObject } from '#server/db/json.ts';
import { type Fragment, sql } from '#server/db/sql.ts';
import { isLeaving, isSuspended, userSummaryFields } from '../../users/queries.ts';

/** SQL: everything an administrator sees of a member. `user` is a row of users, `protectedEmail` may be null. */
export function adminUserJson(user: Fragment, protectedEmail: Fragment): Json<AdminUser> {
  return jsonObject<AdminUser>({
    ...userSummaryFields(user),
    email: sql`${user}.email`,
    bio: sql`${user}.bio`,
    phoneNumber: sql`${user}.phone_number`,
    website: sql`${user}.website`,
    instagramUrl: sql`${user}.instagram_url`,
    linkedinUrl: sql`${user}.linkedin_url`,
    twitterUrl: sql`${user}.twitter_url`,
    skills: sql`${user}.skills`,
    isAdmin: sql`${user}.is_admin`,
    role: sql`${user}.role`,
    isVerified: sql`true`,
    isSuspended: isSuspended(user),
    suspendedUntil: sql`${user}.suspended_until`,
    suspensionReason: sql`${user}.suspension_reason`,
    isProtected: sql`coalesce(${user}.email = ${protectedEmail}::citext, false)`,
    isLeaving: isLeaving(user),
    createdAt: sql`${user}.created_at`,
  });
}

type Author = AdminPost['author'];

/** SQL: a member beside what they made, with the address. */
export function authorJson(user: Fragment): Json<Author> {
  return jsonObject<Author>({
    ...userSummaryFields(user),
    email: sql`${user}.email`,
  });
}
