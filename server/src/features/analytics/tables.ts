import { bigint, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** What is counted each day, and kept when the rows that were counted are gone. */
export const dailyCounts = pgTable(
  'daily_counts',
  {
    /** `active`, `active_month` (the first of the month), `page`, `search`, `skill`, `job_click`, `feature`, `post_views` and so on. */
    metric: text().notNull(),
    day: date().notNull(),
    /** What was counted: a page, a word; empty where there is only one number a day. */
    key: text().notNull().default(''),
    count: integer().notNull(),
    /** How many different members. */
    people: integer().notNull(),
    /** The sum of what was measured: seconds, characters. */
    amount: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.metric, table.day, table.key] }),
    index('daily_counts_key').on(table.metric, table.key),
  ],
);
