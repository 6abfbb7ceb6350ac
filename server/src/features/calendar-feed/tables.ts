import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { users } from '../users/tables.ts';

/** The private address of a member's calendar. The address is made of the id; a new id ends the former address. */
export const calendarFeeds = pgTable('calendar_feeds', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  id: text().notNull().unique(),
  createdAt: instant('created_at').notNull().default(sql`now()`),
});
