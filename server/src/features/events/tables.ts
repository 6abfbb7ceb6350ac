import { boolean, check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { rsvpStatuses } from '#contract/events/forms.ts';
import { enumChecks, instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { projects } from '../projects/tables.ts';
import { uploads } from '../uploads/tables.ts';
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
    endDate: instant('end_date'),
    location: text(),
    /** Seats; null for any number. */
    capacity: integer(),
    /** The poster. */
    uploadId: text('upload_id').references(() => uploads.id, { onDelete: 'set null' }),
    mediaAlt: text('media_alt'),
    /** How many go and wait; the feed reads it with the row. */
    goingCount: integer('going_count').notNull().default(0),
    waitingCount: integer('waiting_count').notNull().default(0),
    /** When those who go were reminded. */
    remindedAt: instant('reminded_at'),
    commentCount: integer('comment_count').notNull().default(0),
    isCommentingOpen: boolean('is_commenting_open').notNull().default(true),
    projectId: text('project_id').references(() => projects.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('events_newest').on(table.createdAt, table.id),
    index('events_of_project')
      .on(table.projectId, table.createdAt, table.id)
      .where(sql`project_id IS NOT NULL`),
    index('events_by_date').on(table.eventDate, table.id),
    index('events_of_upload').on(table.uploadId),
    index('events_of_author').on(table.authorId, table.createdAt, table.id),
    check('events_seats', sql`capacity IS NULL OR going_count <= capacity`),
  ],
);

/** Who comes to an event. Those who wait move up in the order in which they asked. */
export const eventRsvps = pgTable(
  'event_rsvps',
  {
    eventId: text('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: rsvpStatuses }).notNull(),
    /** When the member answered so. */
    since: instant().notNull().default(sql`now()`),
  },
  (table) => [
    ...enumChecks(table),
    primaryKey({ columns: [table.eventId, table.userId] }),
    index('event_rsvps_by_status').on(table.eventId, table.status, table.since),
    index('event_rsvps_of_user').on(table.userId, table.status),
  ],
);
