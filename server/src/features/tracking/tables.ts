import { date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import {
  actionTypes,
  type ContentView,
  contentTypes,
  type UserAction,
} from '#contract/tracking/contract.ts';
import { instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { users } from '../users/tables.ts';

/** One view per viewer, item and day. */
export const contentViews = pgTable(
  'content_views',
  {
    contentType: text('content_type', { enum: contentTypes }).notNull(),
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

/** What members search, filter and open, for 90 days. */
export const userActions = pgTable(
  'user_actions',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    action: text({ enum: actionTypes }).notNull(),
    /** A path without its search. */
    page: text().notNull(),
    targetType: text('target_type', { enum: contentTypes }),
    targetId: text('target_id'),
    metadata: jsonb().$type<NonNullable<UserAction['metadata']>>(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('user_actions_of_member').on(table.userId, table.createdAt),
    index('user_actions_created').on(table.createdAt),
  ],
);
