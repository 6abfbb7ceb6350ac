import {
  boolean,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { enumChecks, instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { jobPositions, jobs } from '../jobs/tables.ts';
import { portfolioItems } from '../portfolio/tables.ts';
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
    /** Who posted the job, kept by triggers. */
    ownerId: text('owner_id').references(() => users.id, { onDelete: 'set null' }),
    /** As it was when the member applied. */
    jobTitle: text('job_title').notNull().default(''),
    applicantId: text('applicant_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    message: text().notNull().default(''),
    status: text({ enum: ['pending', 'accepted', 'rejected'] })
      .notNull()
      .default('pending'),
    /** Read and written by 0.2.0, and by triggers beside the rows of application_positions. */
    positionIds: text('position_ids').array().notNull().default(sql`'{}'`),
    /** The position whose seat an accepted application takes. */
    positionId: text('position_id').references(() => jobPositions.id, { onDelete: 'set null' }),
    /** The same beside application_portfolio_items. */
    portfolioItemIds: text('portfolio_item_ids').array().notNull().default(sql`'{}'`),
    /** When the owner of the job first read it. */
    seenAt: instant('seen_at'),
    decidedAt: instant('decided_at'),
    /** What the owner wrote with the decision. */
    note: text(),
    /** Closed by itself, because nobody answered in time. */
    isUnanswered: boolean('is_unanswered').notNull().default(false),
    withdrawnAt: instant('withdrawn_at'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    ...enumChecks(table),
    uniqueIndex('applications_in_force')
      .on(table.applicantId, table.jobId)
      .where(sql`withdrawn_at IS NULL`),
    index('applications_of_applicant').on(table.applicantId, table.createdAt, table.id),
    index('applications_of_job').on(table.jobId, table.createdAt, table.id),
    index('applications_of_job_by_status')
      .on(table.jobId, table.status, table.createdAt, table.id)
      .where(sql`withdrawn_at IS NULL`),
    index('applications_to_owner')
      .on(table.ownerId, table.createdAt, table.id)
      .where(sql`withdrawn_at IS NULL`),
    index('applications_newest').on(table.createdAt),
    index('applications_decided').on(table.decidedAt).where(sql`decided_at IS NOT NULL`),
    index('applications_of_position').on(table.positionId).where(sql`position_id IS NOT NULL`),
  ],
);

const applicationId = () =>
  text('application_id')
    .notNull()
    .references(() => applications.id, { onDelete: 'cascade' });

/** Of a crew call: the positions the applicant would like, from 1 for the best. One that the job no longer has is forgotten. */
export const applicationPositions = pgTable(
  'application_positions',
  {
    applicationId: applicationId(),
    positionId: text('position_id')
      .notNull()
      .references(() => jobPositions.id, { onDelete: 'cascade' }),
    sortOrder: smallint('sort_order').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.positionId] }),
    index('application_positions_of_position').on(table.positionId),
  ],
);

/** The works that the applicant attached, from 1. */
export const applicationPortfolioItems = pgTable(
  'application_portfolio_items',
  {
    applicationId: applicationId(),
    portfolioItemId: text('portfolio_item_id')
      .notNull()
      .references(() => portfolioItems.id, { onDelete: 'cascade' }),
    sortOrder: smallint('sort_order').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.applicationId, table.portfolioItemId] }),
    index('application_portfolio_items_of_item').on(table.portfolioItemId),
  ],
);

/** When the owner of a job was last reminded of the applications that wait. */
export const waitingReminders = pgTable('waiting_reminders', {
  jobId: text('job_id')
    .primaryKey()
    .references(() => jobs.id, { onDelete: 'cascade' }),
  remindedAt: instant('reminded_at').notNull(),
});
