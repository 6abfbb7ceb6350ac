import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { citext, instant, tsvector } from '../../db/columns.ts';

/** Members. Every row here has proved its address; who has not is in pending_signups. */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
    email: citext().notNull().unique(),
    passwordHash: text('password_hash'),
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
    suspendedAt: instant('suspended_at'),
    hideCourses: boolean('hide_courses').notNull().default(false),
    hideProfileViews: boolean('hide_profile_views').notNull().default(false),
    emailNotifications: boolean('email_notifications').notNull().default(true),
    emailJobMatches: boolean('email_job_matches').notNull().default(true),
    emailConnectionRequests: boolean('email_connection_requests').notNull().default(true),
    emailJobApplications: boolean('email_job_applications').notNull().default(true),
    emailProfileViews: boolean('email_profile_views').notNull().default(true),
    searchName: text('search_name').generatedAlwaysAs(sql`plain(first_name || ' ' || last_name)`),
    search: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('simple', plain(first_name || ' ' || last_name)), 'A') || setweight(to_tsvector('english', plain(joined(skills) || ' ' || coalesce(major, '') || ' ' || coalesce(program, ''))), 'B') || setweight(to_tsvector('english', plain(coalesce(school, '') || ' ' || coalesce(bio, ''))), 'C')`,
    ),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('users_newest').on(table.createdAt, table.id),
    index('users_skills').using('gin', table.skills),
    index('users_search').using('gin', table.search),
    index('users_search_name').using('gin', sql`search_name gin_trgm_ops`),
    index('users_school').on(table.school, table.major),
    index('users_graduation_year').on(table.graduationYear),
  ],
);
