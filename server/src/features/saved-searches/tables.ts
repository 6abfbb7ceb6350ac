import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { jobTypes } from '#contract/jobs/forms.ts';
import { paymentFilters } from '#contract/jobs/payment-types.ts';
import { deliveries } from '#contract/saved-searches/forms.ts';
import { enumChecks, instant, tsquery } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { jobs } from '../jobs/tables.ts';
import { users } from '../users/tables.ts';

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    q: text(),
    /** What the words ask for; null without words. */
    query: tsquery(),
    skills: text().array().notNull().default(sql`'{}'`),
    school: text(),
    major: text(),
    payment: text({ enum: paymentFilters }).notNull(),
    type: text({ enum: jobTypes }),
    /** A hash of all of these: the same search is saved once. */
    criteriaHash: text('criteria_hash').notNull(),
    delivery: text({ enum: deliveries }).notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    ...enumChecks(table),
    uniqueIndex('saved_searches_criteria').on(table.userId, table.criteriaHash),
    index('saved_searches_told').on(table.delivery).where(sql`delivery <> 'none'`),
  ],
);

/** The jobs that a search has found since it was saved; each is told of once. */
export const savedSearchFinds = pgTable(
  'saved_search_finds',
  {
    searchId: text('search_id')
      .notNull()
      .references(() => savedSearches.id, { onDelete: 'cascade' }),
    jobId: text('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    foundAt: instant('found_at').notNull().default(sql`now()`),
    /** When the member was told, by mail or in the bell. */
    toldAt: instant('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.searchId, table.jobId] }),
    index('saved_search_finds_of_job').on(table.jobId),
    index('saved_search_finds_untold').on(table.searchId).where(sql`told_at IS NULL`),
  ],
);
