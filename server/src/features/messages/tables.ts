import {
  boolean,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { enumChecks, instant, tsvector } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { uploads } from '../uploads/tables.ts';
import { users } from '../users/tables.ts';

/** One row a pair. A deleted member leaves an empty column: the other keeps what they wrote themselves. */
export const conversations = pgTable(
  'conversations',
  {
    id: text().primaryKey(),
    /** The two members, the lesser id first. */
    lowId: text('low_id').references(() => users.id, { onDelete: 'set null' }),
    highId: text('high_id').references(() => users.id, { onDelete: 'set null' }),
    status: text({ enum: ['open', 'requested', 'declined', 'ended'] }).notNull(),
    /** Who sent the request that is open or was declined. */
    requestedBy: text('requested_by').references(() => users.id, { onDelete: 'set null' }),
    /** When the status was reached. */
    changedAt: instant('changed_at').notNull().default(sql`now()`),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    ...enumChecks(table),
    uniqueIndex('conversations_pair').on(table.lowId, table.highId),
    index('conversations_of_high').on(table.highId),
    index('conversations_of_requester').on(table.requestedBy),
    check('conversations_in_order', sql`low_id < high_id COLLATE "C"`),
  ],
);

/** A conversation as one of its two members has it. */
export const conversationMembers = pgTable(
  'conversation_members',
  {
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** When its newest message was sent: the place in the list. Null where it is not in the list. */
    listedAt: instant('listed_at'),
    /** A request that waits for this member's answer. */
    isRequest: boolean('is_request').notNull().default(false),
    unreadCount: integer('unread_count').notNull().default(0),
    /** Messages up to here are read. */
    readAt: instant('read_at'),
    /** Messages up to here are deleted for this member. */
    clearedAt: instant('cleared_at'),
  },
  (table) => [
    primaryKey({ columns: [table.conversationId, table.userId] }),
    index('conversation_members_newest').on(table.userId, table.listedAt, table.conversationId),
    index('conversation_members_requests')
      .on(table.userId, table.listedAt, table.conversationId)
      .where(sql`is_request`),
    index('conversation_members_unread').on(table.userId).where(sql`unread_count > 0`),
  ],
);

export const messages = pgTable(
  'messages',
  {
    id: text().primaryKey(),
    conversationId: text('conversation_id')
      .notNull()
      .references(() => conversations.id, { onDelete: 'cascade' }),
    senderId: text('sender_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    text: text().notNull(),
    uploadId: text('upload_id').references(() => uploads.id, { onDelete: 'set null' }),
    /** Without an index of its own: a search walks the messages of one member. */
    search: tsvector().generatedAlwaysAs(sql`strip(to_tsvector('words', searchable(text)))`),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('messages_newest').on(table.conversationId, table.createdAt, table.id),
    index('messages_of_sender').on(table.senderId, table.createdAt, table.id),
    index('messages_of_upload').on(table.uploadId).where(sql`upload_id IS NOT NULL`),
  ],
);

/** Messages that one of the two has deleted for themselves. */
export const messageDeletions = pgTable(
  'message_deletions',
  {
    messageId: text('message_id')
      .notNull()
      .references(() => messages.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.messageId, table.userId] }),
    index('message_deletions_of_user').on(table.userId),
  ],
);
