import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { citext, instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { users } from '../users/tables.ts';

/** A merge of two accounts and, while it can be undone, what it changed. */
export const accountMerges = pgTable(
  'account_merges',
  {
    id: text().primaryKey(),
    primaryId: text('primary_id').references(() => users.id, { onDelete: 'cascade' }),
    secondaryId: text('secondary_id').notNull(),
    secondaryName: text('secondary_name').array().notNull(),
    secondaryEmail: citext('secondary_email').notNull(),
    byId: text('by_id').references(() => users.id, { onDelete: 'set null' }),
    totalItems: integer('total_items').notNull(),
    conflicts: integer().notNull(),
    /** The rows that moved, by their keys, and those that were changed or removed, whole; null when it can no longer be undone. */
    journal: jsonb().$type<unknown>(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    undoUntil: instant('undo_until').notNull(),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    index('account_merges_newest').on(table.createdAt, table.id),
    index('account_merges_of_primary').on(table.primaryId),
    index('account_merges_by').on(table.byId),
    index('account_merges_undo').on(table.undoUntil).where(sql`journal IS NOT NULL`),
  ],
);

/** Ids and addresses that an account had before: a link or a sign-in with one finds the account. */
export const formerAccounts = pgTable(
  'former_accounts',
  {
    /** The former id; for a mere change of address the id that the account still has. */
    userId: text('user_id').notNull(),
    email: citext().primaryKey(),
    currentId: text('current_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('former_accounts_id').on(table.userId),
    index('former_accounts_current').on(table.currentId),
  ],
);

/** A change of address that waits for the codes sent to both addresses. */
export const graduations = pgTable('graduations', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  newEmail: citext('new_email').notNull(),
  currentCodeHash: text('current_code_hash').notNull(),
  newCodeHash: text('new_code_hash').notNull(),
  triesLeft: integer('tries_left').notNull(),
  /** When both codes were right, while the account of the new address waits for its second factor. */
  provedAt: instant('proved_at'),
  expiresAt: instant('expires_at').notNull(),
  createdAt: instant('created_at').notNull().default(sql`now()`),
});
