import { check, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { users } from '../users/tables.ts';

export const blocks = pgTable(
  'blocks',
  {
    blockerId: text('blocker_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    blockedId: text('blocked_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.blockerId, table.blockedId] }),
    index('blocks_reverse').on(table.blockedId, table.blockerId),
    check('blocks_not_self', sql`blocker_id <> blocked_id`),
  ],
);
