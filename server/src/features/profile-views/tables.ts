import { date, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { users } from '../users/tables.ts';

/** One view per viewer, profile and day. */
export const profileViews = pgTable(
  'profile_views',
  {
    viewerId: text('viewer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    viewedId: text('viewed_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The school's; of UTC where 0.2.0 wrote it. */
    day: date().notNull().default(sql`current_date`),
    at: instant().notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.viewerId, table.viewedId, table.day] }),
    index('profile_views_recent').on(table.viewedId, table.at),
    index('profile_views_age').on(table.day),
  ],
);
