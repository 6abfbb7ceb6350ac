import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { users } from '../users/tables.ts';

/** Who is or was last here; written at most once a minute and member. */
export const presences = pgTable(
  'presences',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    page: text().notNull(),
    onlineSince: instant('online_since').notNull().default(sql`now()`),
    seenAt: instant('seen_at').notNull().default(sql`now()`),
  },
  (table) => [index('presences_seen').on(table.seenAt)],
);
