import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';
import { sql } from './sql.ts';

/** First answers of POSTs, kept for a day: a repeat gets the same answer. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: text('user_id').notNull(),
    key: text().notNull(),
    request: text().notNull(),
    status: integer().notNull().default(0),
    body: text().notNull().default(''),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);

/** Items that a task working through a batch failed on; after three tries an item is set aside. */
export const failedItems = pgTable(
  'failed_items',
  {
    task: text().notNull(),
    /** The id of a row, or of what it is about and the row. */
    item: text().notNull(),
    tries: integer().notNull(),
    /** Of the last try, without values of a row. */
    error: text().notNull(),
    failedAt: instant('failed_at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.task, table.item] })],
);

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [index('rate_limits_expiry').on(table.resetsAt)],
);
