import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tsvector } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { users } from '../users/tables.ts';

export const jobs = pgTable(
  'jobs',
  {
    id: text().primaryKey(),
    authorId: text('author_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text().notNull(),
    requirements: text(),
    budget: text(),
    location: text(),
    duration: text(),
    startDate: text('start_date'),
    paymentType: text('payment_type', { enum: ['paid', 'unpaid', 'credit'] }).notNull(),
    targetSchool: text('target_school'),
    skills: text().array().notNull().default(sql`'{}'`),
    /** Stems for whole words, and the words as they are written for one that is still being typed. */
    search: tsvector().generatedAlwaysAs(
      sql`setweight(to_tsvector('english', searchable(title)) || to_tsvector('words', searchable(title)), 'A') || setweight(to_tsvector('english', searchable(array_to_text(skills))) || to_tsvector('words', searchable(array_to_text(skills))), 'B') || setweight(to_tsvector('english', searchable(description || ' ' || coalesce(requirements, '') || ' ' || coalesce(location, ''))) || to_tsvector('words', searchable(description || ' ' || coalesce(requirements, '') || ' ' || coalesce(location, ''))), 'C')`,
    ),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('jobs_newest').on(table.createdAt, table.id),
    index('jobs_of_author').on(table.authorId, table.createdAt, table.id),
    index('jobs_skills').using('gin', table.skills),
    index('jobs_search').using('gin', table.search),
  ],
);

export const savedJobs = pgTable(
  'saved_jobs',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: text('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId] }),
    index('saved_jobs_newest').on(table.userId, table.createdAt, table.jobId),
    index('saved_jobs_of_job').on(table.jobId),
  ],
);
