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

export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    resetsAt: instant('resets_at').notNull(),
  },
  (table) => [index('rate_limits_expiry').on(table.resetsAt)],
);
