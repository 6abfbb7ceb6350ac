import { boolean, index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { CallSheet } from '#contract/call-sheets/contract.ts';
import { instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { jobs } from '../jobs/tables.ts';
import { users } from '../users/tables.ts';

/** What the owner of a filled crew call wrote for the crew. */
export const callSheets = pgTable('call_sheets', {
  jobId: text('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  place: text(),
  notes: text(),
  calls: jsonb().$type<CallSheet['calls']>().notNull().default(sql`'[]'`),
  updatedAt: instant('updated_at').notNull().default(sql`now()`),
});

/** Which contact details a member shares with the crew; without a row none. */
export const callSheetContacts = pgTable(
  'call_sheet_contacts',
  {
    jobId: text('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    sharesEmail: boolean('shares_email').notNull().default(false),
    sharesPhone: boolean('shares_phone').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.jobId, table.userId] }),
    index('call_sheet_contacts_of_user').on(table.userId),
  ],
);
