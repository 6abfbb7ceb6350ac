import { index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { jobs } from '../jobs/tables.ts';
import { users } from '../users/tables.ts';

/**
 * A withdrawn application stays as history; at most one per member and job is in force. One to a job that is gone stays
 * with its applicant.
 */
export const applications = pgTable(
  'applications',
  {
    id: text().primaryKey(),
    jobId: text('job_id').references(() => jobs.id, { onDelete: 'set null' }),
    /** As it was when the member applied. */
    jobTitle: text('job_title').notNull().default(''),
    applicantId: text('applicant_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    message: text().notNull().default(''),
    status: text({ enum: ['pending', 'accepted', 'rejected'] })
      .notNull()
      .default('pending'),
    withdrawnAt: instant('withdrawn_at'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    uniqueIndex('applications_in_force')
      .on(table.applicantId, table.jobId)
      .where(sql`withdrawn_at IS NULL`),
    index('applications_of_applicant').on(table.applicantId, table.createdAt, table.id),
    index('applications_of_job').on(table.jobId, table.createdAt, table.id),
  ],
);
