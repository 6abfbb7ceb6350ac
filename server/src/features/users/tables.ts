import type { SQL } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { welcomeSteps } from '#contract/users/contract.ts';
import { staffRoles } from '#contract/users/staff-roles.ts';
import { citext, enumChecks, instant, sortedText, tsvector } from '../../db/columns.ts';
import { type Fragment, sql } from '../../db/sql.ts';

/** SQL: a row of users is not suspended. `prefix` is empty, or the name of the row with its dot. */
export const notSuspended = (prefix: Fragment): SQL<boolean> => sql`${prefix}suspended_at IS NULL`;

/** SQL: a row of users is neither suspended nor about to be deleted. */
export const notHidden = (prefix: Fragment): SQL<boolean> =>
  sql`${notSuspended(prefix)} AND ${prefix}deletion_due_at IS NULL`;

/** SQL: a row of users is about to be deleted. */
export const isDueForDeletion = (prefix: Fragment): SQL<boolean> =>
  sql`${prefix}deletion_due_at IS NOT NULL`;

/** SQL: a row of users is suspended or about to be deleted. */
export const isHidden = (prefix: Fragment): SQL<boolean> => sql`NOT (${notHidden(prefix)})`;

const active = notHidden(sql``);

/** Stems for whole words, and the words as they are written for one that is still being typed. */
const wordsOf = (text: SQL) =>
  sql`strip(to_tsvector('english', searchable(${text})) || to_tsvector('words', searchable(${text})))`;

const names = sql`strip(to_tsvector('simple', searchable(first_name || ' ' || last_name)))`;
const skillWords = wordsOf(
  sql`array_to_text(skills) || ' ' || coalesce(major, '') || ' ' || coalesce(program, '')`,
);
const about = wordsOf(sql`coalesce(school, '') || ' ' || coalesce(bio, '')`);

/** Members. Every row here has proved its address; who has not is in pending_signups. */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    email: citext().notNull().unique(),
    passwordHash: text('password_hash'),
    /** Kept in step with the factors by auth, which locks this row: a sign-in reads it under the same lock. */
    hasSecondFactor: boolean('has_second_factor').notNull().default(false),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    school: text(),
    major: text(),
    program: text(),
    graduationYear: integer('graduation_year'),
    bio: text(),
    phoneNumber: text('phone_number'),
    portfolioUrl: text('portfolio_url'),
    website: text(),
    instagramUrl: text('instagram_url'),
    linkedinUrl: text('linkedin_url'),
    twitterUrl: text('twitter_url'),
    youtubeUrl: text('youtube_url'),
    imdbUrl: text('imdb_url'),
    skills: text().array().notNull().default(sql`'{}'`),
    profileImageUrl: text('profile_image_url'),
    isAdmin: boolean('is_admin').notNull().default(false),
    role: text({ enum: staffRoles }),
    suspendedAt: instant('suspended_at'),
    /** When the suspension ends by itself; null for one without an end. */
    suspendedUntil: instant('suspended_until'),
    suspensionReason: text('suspension_reason'),
    /** When a member who has left is deleted; until then the account can be restored. */
    deletionDueAt: instant('deletion_due_at'),
    hideCourses: boolean('hide_courses').notNull().default(false),
    hideProfileViews: boolean('hide_profile_views').notNull().default(false),
    shareAnalytics: boolean('share_analytics').notNull().default(true),
    shareHighlights: boolean('share_highlights').notNull().default(false),
    /** Whether the newest work is on the page for strangers. */
    showWorkToStrangers: boolean('show_work_to_strangers').notNull().default(false),
    emailNotifications: boolean('email_notifications').notNull().default(true),
    emailJobMatches: boolean('email_job_matches').notNull().default(true),
    emailConnectionRequests: boolean('email_connection_requests').notNull().default(true),
    emailJobApplications: boolean('email_job_applications').notNull().default(true),
    emailProfileViews: boolean('email_profile_views').notNull().default(true),
    emailComments: boolean('email_comments').notNull().default(true),
    emailDigest: boolean('email_digest').notNull().default(true),
    /** Null when the welcome has ended. */
    welcomeStep: text('welcome_step', { enum: welcomeSteps }),
    searchName: sortedText('search_name').generatedAlwaysAs(
      sql`normalize_text(first_name || ' ' || last_name)`,
    ),
    /** Each holds the one before: the name; name and skills; the whole profile. */
    searchNames: tsvector('search_names').generatedAlwaysAs(names),
    searchSkills: tsvector('search_skills').generatedAlwaysAs(sql`${names} || ${skillWords}`),
    search: tsvector().generatedAlwaysAs(sql`${names} || ${skillWords} || ${about}`),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    ...enumChecks(table),
    index('users_newest').on(table.createdAt, table.id),
    index('users_skills').using('gin', table.skills),
    index('users_search_names').using('gin', table.searchNames),
    index('users_search_skills').using('gin', table.searchSkills),
    index('users_search').using('gin', table.search),
    index('users_by_name').on(table.searchName, table.id).where(active),
    index('users_of_school').on(table.school, table.searchName, table.id).where(active),
    index('users_of_studies').on(table.school, table.major).where(active),
    index('users_of_year').on(table.graduationYear, table.searchName, table.id).where(active),
    index('users_of_major').on(table.major, table.graduationYear, table.searchName).where(active),
    index('users_leaving').on(table.deletionDueAt).where(sql`deletion_due_at IS NOT NULL`),
    index('users_hidden').on(table.id).where(isHidden(sql``)),
    index('users_administrators').on(table.id).where(sql`is_admin`),
    index('users_email_alike').using('gin', sql`(email::text) gin_trgm_ops`),
    index('users_showing_work').on(table.id).where(sql`show_work_to_strangers`),
    index('users_staff').on(table.id).where(sql`role IS NOT NULL`),
    index('users_suspended_until').on(table.suspendedUntil).where(sql`suspended_until IS NOT NULL`),
    check('users_one_role', sql`NOT (is_admin AND role IS NOT NULL)`),
  ],
);
