import { bigint, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { enumChecks, instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { users } from '../users/tables.ts';

/** Copies of members' data. The file of one is `exports/ID.zip`; a file without a row is swept. */
export const dataExports = pgTable(
  'data_exports',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: ['pending', 'ready', 'failed'] })
      .notNull()
      .default('pending'),
    progress: integer().notNull().default(0),
    size: bigint({ mode: 'number' }),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    expiresAt: instant('expires_at'),
  },
  (table) => [
    ...enumChecks(table),
    index('data_exports_of_user').on(table.userId, table.createdAt, table.id),
    uniqueIndex('data_exports_pending').on(table.userId).where(sql`status = 'pending'`),
    index('data_exports_expiry').on(table.expiresAt),
    index('data_exports_unfinished').on(table.createdAt).where(sql`status <> 'ready'`),
  ],
);
