import { boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { notificationTypes } from '#contract/notifications/types.ts';
import { instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { users } from '../users/tables.ts';

export const notifications = pgTable(
  'notifications',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text({ enum: notificationTypes }).notNull(),
    /** The member whose act it tells of; hidden where the two have blocked each other. */
    actorId: text('actor_id').references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    message: text().notNull(),
    data: jsonb().$type<Record<string, string>>().notNull().default({}),
    isRead: boolean('is_read').notNull().default(false),
    /** Makes a repeat impossible: one like per person and post, one view per viewer and day. */
    dedupeKey: text('dedupe_key'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('notifications_newest').on(table.userId, table.createdAt, table.id),
    index('notifications_unread').on(table.userId).where(sql`NOT is_read`),
    uniqueIndex('notifications_dedupe').on(table.userId, table.dedupeKey),
    index('notifications_of_actor').on(table.actorId, table.createdAt),
  ],
);
