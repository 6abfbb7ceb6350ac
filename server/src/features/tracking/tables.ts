import {
  bigint,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import {
  actionTypes,
  type ContentView,
  contentTypes,
  deviceTypes,
  highlightMethods,
} from '#contract/tracking/contract.ts';
import { enumChecks, instant } from '../../db/columns.ts';
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
    /** The school's; of UTC where 0.2.0 wrote it. */
    day: date().notNull().default(sql`current_date`),
    viewDuration: integer('view_duration').notNull().default(0),
    scrollDepth: integer('scroll_depth').notNull().default(0),
    /** What the client last told about the view; the contract bounds it. */
    metadata: jsonb().$type<NonNullable<ContentView['metadata']>>(),
    viewedAt: instant('viewed_at').notNull().default(sql`now()`),
  },
  (table) => [
    ...enumChecks(table),
    primaryKey({ columns: [table.contentType, table.contentId, table.viewerId, table.day] }),
    index('content_views_of_viewer').on(table.viewerId, table.viewedAt),
    index('content_views_day').on(table.day),
    // Reports read only this index, not the rows.
    index('content_views_of_type').on(
      table.contentType,
      table.viewedAt,
      table.contentId,
      table.viewerId,
      table.viewDuration,
    ),
  ],
);

/** How often each item and profile was viewed in all; the rows behind it are deleted after 90 days. */
export const contentTotals = pgTable(
  'content_totals',
  {
    contentType: text('content_type').notNull(),
    contentId: text('content_id').notNull(),
    views: integer().notNull(),
    /** Seconds in all. */
    duration: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.contentType, table.contentId] }),
    index('content_totals_most').on(table.contentType, table.views),
  ],
);

export const eventKinds = [...actionTypes, 'click', 'feature'] as const;

/**
 * What members do, for 90 days: pages, searches, filters, clicks, features. Partitioned by month. No foreign key: at two
 * thousand rows a second it would lock two thousand members; whoever is deleted takes their rows along by a command.
 */
export const analyticsEvents = pgTable(
  'analytics_events',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    userId: text('user_id').notNull(),
    kind: text({ enum: eventKinds }).notNull(),
    /** A path without its search; empty for a feature. */
    page: text().notNull().default(''),
    targetType: text('target_type', { enum: contentTypes }),
    targetId: text('target_id'),
    /** What the kind is about: the words of a search, a skill, the type of a click, the name of a feature. */
    key: text().notNull().default(''),
    /** A measure: milliseconds of a feature. */
    amount: integer().notNull().default(0),
    metadata: jsonb().$type<Record<string, unknown>>(),
  },
  (table) => [
    ...enumChecks(table),
    primaryKey({ columns: [table.createdAt, table.id] }),
    // Reports read only this index, not the rows; the kinds that no report reads are not in it.
    index('analytics_events_of_kind')
      .on(table.kind, table.createdAt, table.key, table.page, table.targetId, table.userId)
      .where(sql`kind IN ('search', 'filter', 'job_click')`),
    index('analytics_events_of_key')
      .on(table.key, table.createdAt, table.page, table.userId)
      .where(sql`kind = 'search'`),
    index('analytics_events_of_target')
      .on(table.targetId, table.kind, table.createdAt, table.userId)
      .where(sql`target_id IS NOT NULL`),
    index('analytics_events_of_member').on(table.userId, table.createdAt),
  ],
);

/** Words that members highlighted and let us keep, for 90 days. Partitioned by month; no foreign key, as above. */
export const textHighlights = pgTable(
  'text_highlights',
  {
    id: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    userId: text('user_id').notNull(),
    postId: text('post_id').notNull(),
    selectionLength: integer('selection_length').notNull(),
    snippetHash: text('snippet_hash').notNull(),
    selectedText: text('selected_text').notNull(),
    startOffset: integer('start_offset').notNull(),
    endOffset: integer('end_offset').notNull(),
    method: text({ enum: highlightMethods }).notNull(),
    viewportWidth: integer('viewport_width').notNull(),
    viewportHeight: integer('viewport_height').notNull(),
    deviceType: text('device_type', { enum: deviceTypes }).notNull(),
  },
  (table) => [
    ...enumChecks(table),
    primaryKey({ columns: [table.createdAt, table.id] }),
    index('text_highlights_of_member').on(table.userId, table.createdAt),
    index('text_highlights_of_post').on(table.postId, table.createdAt),
    index('text_highlights_of_words').on(table.snippetHash, table.createdAt),
  ],
);
