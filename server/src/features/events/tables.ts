import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { users } from '../users/tables.ts';

export const events = pgTable(
  'events',
  {
    id: text().primaryKey(),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull(),
    eventDate: instant('event_date').notNull(),
    location: text(),
    commentCount: integer('comment_count').notNull().default(0),
    isCommentingOpen: boolean('is_commenting_open').notNull().default(true),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('events_newest').on(table.createdAt, table.id),
    index('events_by_date').on(table.eventDate),
    index('events_of_author').on(table.authorId, table.createdAt, table.id),
  ],
);
