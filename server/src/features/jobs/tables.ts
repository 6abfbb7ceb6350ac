import { check, date, index, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { jobTypes } from '#contract/jobs/forms.ts';
import { paymentTypes } from '#contract/jobs/payment-types.ts';
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
    type: text({ enum: jobTypes }),
    paymentType: text('payment_type', { enum: paymentTypes }).notNull(),
    targetSchool: text('target_school'),
    skills: text().array().notNull().default(sql`'{}'`),
    /** The last day to apply, and the day by which everyone is answered, by the school's clock. */
    deadline: date(),
    respondBy: date('respond_by'),
    /** The end of the deadline's day, else 60 days after it was posted or renewed. */
    expiresAt: instant('expires_at').notNull().default(sql`now() + interval '60 days'`),
    /** When the owner was told that it expires. */
    expiryWarnedAt: instant('expiry_warned_at'),
    /** So that a job without positions is read without looking for them. */
    positionCount: smallint('position_count').notNull().default(0),
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

/** The positions of a crew call. A seat is taken by an accepted application. */
export const jobPositions = pgTable(
  'job_positions',
  {
    id: text().primaryKey(),
    jobId: text('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    place: smallint().notNull(),
    role: text().notNull(),
    wanted: smallint().notNull(),
    filled: smallint().notNull().default(0),
    paymentType: text('payment_type', { enum: paymentTypes }).notNull(),
    skills: text().array().notNull().default(sql`'{}'`),
  },
  (table) => [
    index('job_positions_of_job').on(table.jobId, table.place),
    check('job_positions_seats', sql`wanted > 0 AND filled BETWEEN 0 AND wanted`),
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
