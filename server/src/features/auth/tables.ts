import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { citext, instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { users } from '../users/tables.ts';

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });

/** The token itself is only in the cookie; here is its SHA-256. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    id: text().notNull().unique(),
    userId: userId(),
    userAgent: text('user_agent').notNull().default(''),
    address: text().notNull().default(''),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    lastSeenAt: instant('last_seen_at').notNull().default(sql`now()`),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('sessions_of_user').on(table.userId, table.createdAt, table.id),
    index('sessions_expiry').on(table.expiresAt),
  ],
);

/** A sign-up whose address is not proved yet; the newest replaces the one before. */
export const pendingSignups = pgTable(
  'pending_signups',
  {
    email: citext().primaryKey(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull(),
    passwordHash: text('password_hash').notNull(),
    codeHash: text('code_hash').notNull(),
    codeExpiresAt: instant('code_expires_at').notNull(),
    triesLeft: integer('tries_left').notNull(),
    resendAfter: instant('resend_after').notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [index('pending_signups_age').on(table.createdAt)],
);

export const passwordResets = pgTable(
  'password_resets',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [index('password_resets_of_user').on(table.userId)],
);

/** A Google account that may sign in as a member, known by its subject and never by its address. */
export const identities = pgTable(
  'identities',
  {
    issuer: text().notNull(),
    subject: text().notNull(),
    userId: userId(),
    /** The address of the Google account when it was last used, for its owner to recognise it; empty for older rows. */
    email: text().notNull().default(''),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.issuer, table.subject] }),
    index('identities_of_user').on(table.userId),
  ],
);
