import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { ContentView } from '#contract/tracking/contract.ts';
import { instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { users } from '../users/tables.ts';

/** One view per viewer, item and day. */
export const contentViews = pgTable(
  'content_views',
  {
    contentType: text('content_type', { enum: ['job', 'post', 'event', 'profile'] }).notNull(),
    contentId: text('content_id').notNull(),
    viewerId: text('viewer_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date().notNull().default(sql`current_date`),
    viewDuration: integer('view_duration').notNull().default(0),
    scrollDepth: integer('scroll_depth').notNull().default(0),
    /** What the client last told about the view; the contract bounds it. */
    metadata: jsonb().$type<NonNullable<ContentView['metadata']>>(),
    viewedAt: instant('viewed_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.contentType, table.contentId, table.viewerId, table.day] }),
    index('content_views_of_viewer').on(table.viewerId, table.viewedAt),
    index('content_views_day').on(table.day),
  ],
);
