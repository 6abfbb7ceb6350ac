import { and, asc, eq, lte, not, type SQL } from 'drizzle-orm';
import type { MailPreference } from '#contract/mails/preferences.ts';
import type { Profile } from '#contract/profiles/contract.ts';
import type { CurrentUser, UserSummary } from '#contract/users/contract.ts';
import type { Db } from '../../db/client.ts';
import { isoInstant } from '../../db/columns.ts';
import { type Json, type JsonFields, jsonObject, jsonWhen, omitFields } from '../../db/json.ts';
import { type Fragment, param, sql } from '../../db/sql.ts';
import { statement } from '../../db/statement.ts';
import { AppError } from '../../errors/app-error.ts';
import type { Viewer } from '../../http/app.ts';
import { schoolMoment } from '../../platform/school-time.ts';
import { isDueForDeletion, isHidden, notHidden, notSuspended, users } from './tables.ts';

/** The column of each mail setting. */
export const mailSettingColumns: Record<MailPreference, SQL> = {
  emailNotifications: sql`email_notifications`,
  emailJobMatches: sql`email_job_matches`,
  emailConnectionRequests: sql`email_connection_requests`,
  emailJobApplications: sql`email_job_applications`,
  emailProfileViews: sql`email_profile_views`,
  emailComments: sql`email_comments`,
  emailDigest: sql`email_digest`,
};

/** SQL: a member is neither suspended nor leaving. `user` is a row of users, e.g. `u` or the table itself. */
export function isActive(user: Fragment): SQL<boolean> {
  return sql`(${notHidden(sql`${user}.`)})`;
}

/** SQL: a member is suspended. */
export function isSuspended(user: Fragment): SQL<boolean> {
  return sql`NOT (${notSuspended(sql`${user}.`)})`;
}

/** SQL: a member has asked to be deleted. */
export function isLeaving(user: Fragment): SQL<boolean> {
  return isDueForDeletion(sql`${user}.`);
}

/** SQL: there is an active member with this id. OFFSET 0 probes the index row by row instead of hashing users. */
export function isActiveMember(userId: Fragment): SQL<boolean> {
  return sql`EXISTS (SELECT 1 FROM users vu WHERE vu.id = ${userId} AND ${isActive(sql`vu`)} OFFSET 0)`;
}

/**
 * SQL: the same for a search that looks at many rows: the few who are not active are read once instead of a member for every
 * row.
 */
export function isNoHiddenMember(userId: Fragment): SQL<boolean> {
  return sql`${userId} NOT IN (SELECT vu.id FROM users vu WHERE ${isHidden(sql`vu.`)})`;
}

/** The active administrators, locked until the transaction ends: two who leave at once would each count the other. */
export async function lockAdministrators(tx: Db): Promise<string[]> {
  const found = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.isAdmin, true), isActive(users)))
    .orderBy(asc(users.id))
    .for('update');
  return found.map(({ id }) => id);
}

/** Members who have left and can no longer come back. */
/** In the order of their days, without those that are left out. */
export async function listDueDeletions(db: Db, isLeftOut: SQL, limit: number): Promise<string[]> {
  const due = await db
    .select({ id: users.id })
    .from(users)
    .where(and(lte(users.deletionDueAt, sql`now()`), not(isLeftOut)))
    .orderBy(asc(users.deletionDueAt))
    .limit(limit);
  return due.map(({ id }) => id);
}

/** A member whose time is over, locked until the transaction ends; null when they came back or are gone. */
export async function lockLeftMember(tx: Db, id: string) {
  const [member] = await tx
    .select({
      id: users.id,
      email: users.email,
      firstName: users.firstName,
      lastName: users.lastName,
      skills: users.skills,
      major: users.major,
      program: users.program,
    })
    .from(users)
    .where(and(eq(users.id, id), lte(users.deletionDueAt, sql`now()`)))
    .for('update');
  return member ?? null;
}

/** SQL: the account that a former address leads to; null where it is nobody's former address. */
export function ownerOfFormerAddress(email: Fragment): SQL<string | null> {
  return sql`(SELECT f.current_id FROM former_accounts f WHERE f.email = ${email})`;
}

/** The account that a former id leads to. */
export async function findCurrentId(db: Db, formerId: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT f.current_id AS id FROM former_accounts f
    WHERE f.user_id = ${param(formerId)} AND f.current_id <> f.user_id LIMIT 1`);
  return rows[0]?.id ?? null;
}

export async function getMemberName(db: Db, id: string) {
  const [member] = await db
    .select({ firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(eq(users.id, id));
  if (!member) throw new AppError('not_found', 'User not found');
  return member;
}

type StoredUser = Omit<CurrentUser, 'isAdmin' | 'role' | 'staffStep' | 'createdAt'>;

export const memberById = statement<{ member: StoredUser; createdAt: string }, [id: string]>(
  'member_by_id',
  (id) => sql`SELECT u.created_at::text AS "createdAt", ${jsonObject<StoredUser>({
    ...omitFields(profileFields(sql`u`), 'createdAt'),
    hasPassword: sql`u.password_hash IS NOT NULL`,
    hasSecondFactor: sql`u.has_second_factor`,
    hideCourses: sql`u.hide_courses`,
    hideProfileViews: sql`u.hide_profile_views`,
    shareAnalytics: sql`u.share_analytics`,
    shareHighlights: sql`u.share_highlights`,
    showWorkToStrangers: sql`u.show_work_to_strangers`,
    emailNotifications: sql`u.email_notifications`,
    emailJobMatches: sql`u.email_job_matches`,
    emailConnectionRequests: sql`u.email_connection_requests`,
    emailJobApplications: sql`u.email_job_applications`,
    emailProfileViews: sql`u.email_profile_views`,
    emailComments: sql`u.email_comments`,
    emailDigest: sql`u.email_digest`,
    welcomeStep: sql`u.welcome_step`,
  })} AS member
    FROM users u WHERE u.id = ${id}`,
);

/** The signed-in member as their own browser knows them; what the session may do is the viewer's. */
export async function getCurrentUser(
  db: Db,
  { id, isAdmin, role, staffStep }: Viewer,
): Promise<CurrentUser> {
  const [found] = await memberById(db, id);
  if (!found) throw new AppError('unauthenticated', 'Please sign in to continue.');
  const { member, createdAt } = found;
  return { ...member, createdAt: isoInstant(createdAt), isAdmin, role, staffStep };
}

/** Why and until when a member is suspended; null for one who is not. */
export async function findSuspension(db: Db, id: string) {
  const [member] = await db
    .select({
      reason: users.suspensionReason,
      since: users.suspendedAt,
      until: users.suspendedUntil,
    })
    .from(users)
    .where(and(eq(users.id, id), isSuspended(users)));
  return member ?? null;
}

interface SuspensionTerms {
  reason: string | null;
  until: string | null;
}

/** What a suspended member reads, on the open page and at the next sign-in. */
export function describeSuspension({ reason, until }: SuspensionTerms, timeZone: string): string {
  const sentences = [
    until
      ? `This account is suspended until ${schoolMoment(until, timeZone)}.`
      : 'This account is suspended.',
    ...(reason ? [`The reason given: ${reason}`] : []),
    'Please write to the administrators if you think that is a mistake.',
  ];
  return sentences.join(' ');
}

/** SQL: what everyone may see of a member. `user` is a row of users. */
export function userSummaryFields(user: Fragment): JsonFields<UserSummary> {
  return {
    id: sql`${user}.id`,
    firstName: sql`${user}.first_name`,
    lastName: sql`${user}.last_name`,
    school: sql`${user}.school`,
    major: sql`${user}.major`,
    program: sql`${user}.program`,
    graduationYear: sql`${user}.graduation_year`,
    profileImageUrl: sql`${user}.profile_image_url`,
  };
}

/** SQL: what a member's profile has, with the contact that not everybody may see. */
export function profileFields(user: Fragment): JsonFields<Profile> {
  return {
    ...userSummaryFields(user),
    email: sql`${user}.email`,
    bio: sql`${user}.bio`,
    phoneNumber: sql`${user}.phone_number`,
    portfolioUrl: sql`${user}.portfolio_url`,
    website: sql`${user}.website`,
    instagramUrl: sql`${user}.instagram_url`,
    linkedinUrl: sql`${user}.linkedin_url`,
    twitterUrl: sql`${user}.twitter_url`,
    youtubeUrl: sql`${user}.youtube_url`,
    imdbUrl: sql`${user}.imdb_url`,
    skills: sql`${user}.skills`,
    createdAt: sql`${user}.created_at`,
  };
}

export function userSummaryJson(user: Fragment): Json<UserSummary> {
  return jsonObject<UserSummary>(userSummaryFields(user));
}

/** SQL: the same of a row that a LEFT JOIN may not have found. */
export function joinedUserJson(user: Fragment): Json<UserSummary | null> {
  return jsonWhen(sql`${user}.id IS NOT NULL`, userSummaryJson(user));
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
