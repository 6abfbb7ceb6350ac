import { bigint, boolean, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { NewNotification } from '#contract/notifications/new-notification.ts';
import { notificationTypes } from '#contract/notifications/types.ts';
import { enumChecks, instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { users } from '../users/tables.ts';

/** One line of a member's list. What it tells is in its acts; a line of which the recipient may see no act is not shown. */
export const notifications = pgTable(
  'notifications',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text({ enum: notificationTypes }).notNull(),
    /** Acts of a type with the same key are one line. */
    groupKey: text('group_key').notNull(),
    /** Title and end of the sentence once several members have acted; null where the newest act speaks for all. */
    groupTitle: text('group_title'),
    groupMessage: text('group_message'),
    /** The job, post, event, portfolio item or project that it is about, and with which it is deleted. */
    subjectId: text('subject_id'),
    isRead: boolean('is_read').notNull().default(false),
    readAt: instant('read_at'),
    mailedAt: instant('mailed_at'),
    pushedAt: instant('pushed_at'),
    /** When the newest act was. */
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    ...enumChecks(table),
    index('notifications_newest').on(table.userId, table.createdAt, table.id),
    index('notifications_by_time').on(table.createdAt),
    index('notifications_newest_of_type').on(table.userId, table.type, table.createdAt, table.id),
    index('notifications_unread').on(table.userId).where(sql`NOT is_read`),
    index('notifications_unmailed')
      .on(table.createdAt, table.userId)
      .where(sql`NOT is_read AND mailed_at IS NULL`),
    uniqueIndex('notifications_group').on(table.userId, table.type, table.groupKey),
    index('notifications_of_subject').on(table.subjectId).where(sql`subject_id IS NOT NULL`),
  ],
);

/** What a notification tells of: one like, one application, one view. */
export const notificationActs = pgTable(
  'notification_acts',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    notificationId: text('notification_id')
      .notNull()
      .references(() => notifications.id, { onDelete: 'cascade' }),
    /** The recipient. */
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The member who acted; hidden where the two have blocked each other. */
    actorId: text('actor_id').references(() => users.id, { onDelete: 'cascade' }),
    /** What the act was, of which its sentences are made when they are read. Null in rows of earlier versions. */
    facts: jsonb().$type<NewNotification['data']>(),
    /** The sentences as of the act: for rows without facts, and for a server of the version before. */
    title: text().notNull(),
    message: text().notNull(),
    data: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Makes a repeat impossible: one like per person and post, one view per viewer and day. */
    dedupeKey: text('dedupe_key'),
    at: instant().notNull().default(sql`now()`),
  },
  (table) => [
    index('notification_acts_newest').on(table.notificationId, table.at, table.id),
    uniqueIndex('notification_acts_dedupe').on(table.userId, table.dedupeKey),
    index('notification_acts_of_actor').on(table.actorId, table.at),
  ],
);
