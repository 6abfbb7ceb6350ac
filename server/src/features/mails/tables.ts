import { date, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../users/tables.ts';

/** The last week whose digest was made for a member, sent or found to be empty. */
export const digests = pgTable('digests', {
  userId: text('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  /** Its Monday. */
  week: date().notNull(),
});
