import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { users } from '../users/tables.ts';

export const endorsements = pgTable(
  'endorsements',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    skill: text().notNull(),
    endorserId: text('endorser_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.skill, table.endorserId] }),
    index('endorsements_of_endorser').on(table.endorserId),
  ],
);
