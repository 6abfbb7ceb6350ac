import { check, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { enumChecks, instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { users } from '../users/tables.ts';

/** One row a pair, whoever asked. The wire says `blocked` for declined and removed; the row remembers which. */
export const connections = pgTable(
  'connections',
  {
    id: text().primaryKey(),
    requesterId: text('requester_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    addresseeId: text('addressee_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    status: text({ enum: ['pending', 'accepted', 'declined', 'removed'] }).notNull(),
    /** What the requester wrote; gone with the open request. */
    note: text(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    changedAt: instant('changed_at').notNull().default(sql`now()`),
  },
  (table) => [
    ...enumChecks(table),
    uniqueIndex('connections_pair').on(
      sql`least(requester_id, addressee_id)`,
      sql`greatest(requester_id, addressee_id)`,
    ),
    index('connections_of_requester').on(table.requesterId, table.status, table.addresseeId),
    index('connections_of_addressee').on(table.addresseeId, table.status, table.requesterId),
    check('connections_note_while_pending', sql`note IS NULL OR status = 'pending'`),
    check('connections_not_self', sql`requester_id <> addressee_id`),
  ],
);

export const dismissedRecommendations = pgTable(
  'dismissed_recommendations',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    dismissedId: text('dismissed_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.dismissedId] }),
    index('dismissed_recommendations_reverse').on(table.dismissedId),
  ],
);
