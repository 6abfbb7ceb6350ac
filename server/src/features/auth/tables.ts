import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { citext, enumChecks, instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { users } from '../users/tables.ts';
import { proofMethods } from './sessions/is-factor.ts';

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
    /** When the member last proved who they are in this session: by signing in, or again since. */
    provedAt: instant('proved_at'),
    /** By what; null for a session that is older than this column. */
    provedBy: text('proved_by', { enum: proofMethods }),
    /** When the session last passed a second factor; null while it has not. */
    secondFactorAt: instant('second_factor_at'),
  },
  (table) => [
    ...enumChecks(table),
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

/** A public key of a member; the private key never leaves the device. */
export const passkeys = pgTable(
  'passkeys',
  {
    id: text().primaryKey(),
    userId: userId(),
    credentialId: text('credential_id').notNull().unique(),
    publicKey: text('public_key').notNull(),
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull().default(sql`'{}'`),
    name: text().notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [index('passkeys_of_user').on(table.userId)],
);

/** The authenticator app of a member. Its secret is needed as it is, to compute the codes. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: userId().primaryKey(),
  secret: text().notNull(),
  /** The newest of them, for instances of the release before, which know no others. */
  lastStep: integer('last_step').notNull().default(0),
  /** Steps of accepted codes that may come again: no code is accepted twice. */
  usedSteps: integer('used_steps').array().notNull().default(sql`'{}'`),
  createdAt: instant('created_at').notNull().default(sql`now()`),
  /** Null until the member has typed a first code. */
  confirmedAt: instant('confirmed_at'),
});

/** Hashes of the codes that are left; one that was used is deleted. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: userId(),
    codeHash: text('code_hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
);

/** A sign-in that waits for its second factor. The token is only in the cookie; here is its SHA-256. */
export const secondSteps = pgTable(
  'second_steps',
  {
    tokenHash: text('token_hash').primaryKey(),
    userId: userId(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('second_steps_of_user').on(table.userId)],
);

/** What a passkey has to sign, once: for which purpose, and in which session, second step or browser. */
export const passkeyChallenges = pgTable('passkey_challenges', {
  challenge: text().primaryKey(),
  purpose: text().notNull(),
  holder: text().notNull(),
  expiresAt: instant('expires_at').notNull(),
});
