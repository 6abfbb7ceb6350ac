import type { SQL } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core';
import { jobTypes } from '#contract/jobs/forms.ts';
import { paymentTypes } from '#contract/jobs/payment-types.ts';
import { enumChecks, instant, sortedText, tsvector } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { projects } from '../projects/tables.ts';
import { users } from '../users/tables.ts';

/** Stems for whole words, and the words as they are written for one that is still being typed. */
const wordsOf = (text: SQL) =>
  sql`to_tsvector('english', searchable(${text})) || to_tsvector('words', searchable(${text}))`;

const titleWords = wordsOf(sql`title`);
const skillWords = wordsOf(
  sql`array_to_text(skills) || ' ' || array_to_text(position_skills) || ' ' || array_to_text(position_roles)`,
);
const about = wordsOf(
  sql`description || ' ' || coalesce(requirements, '') || ' ' || coalesce(location, '')`,
);

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
    /** What its author studies, kept by triggers. */
    authorMajor: text('author_major'),
    /** The last day to apply, and the day by which everyone is answered, by the school's clock. */
    deadline: date(),
    respondBy: date('respond_by'),
    /** The end of the deadline's day, else 60 days after it was posted or renewed. */
    expiresAt: instant('expires_at').notNull().default(sql`now() + interval '60 days'`),
    /** False from the first night after it expired: the index of a search has only what is listed. Kept by a trigger and a task. */
    isListed: boolean('is_listed').notNull().default(true),
    /** When the owner was told that it expires. */
    expiryWarnedAt: instant('expiry_warned_at'),
    /** So that a job without positions is read without looking for them. */
    positionCount: smallint('position_count').notNull().default(0),
    /** The roles and skills of its positions, for searching and matching. */
    positionRoles: text('position_roles').array().notNull().default(sql`'{}'`),
    positionSkills: text('position_skills').array().notNull().default(sql`'{}'`),
    /** Each holds the one before: the title; title, skills and roles; all texts. */
    searchTitle: tsvector('search_title').generatedAlwaysAs(titleWords),
    searchSkills: tsvector('search_skills').generatedAlwaysAs(sql`${titleWords} || ${skillWords}`),
    search: tsvector().generatedAlwaysAs(sql`${titleWords} || ${skillWords} || ${about}`),
    /** What the filters of a search ask for, beside its words in one index. */
    facets: text()
      .array()
      .generatedAlwaysAs(
        sql`skills || position_skills || ARRAY['payment ' || payment_type, 'type ' || coalesce(type, ''), 'for ' || coalesce(target_school, ''), 'by ' || coalesce(author_major, '')]`,
      ),
    projectId: text('project_id').references(() => projects.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    ...enumChecks(table),
    index('jobs_newest').on(table.createdAt, table.id),
    index('jobs_of_project')
      .on(table.projectId, table.createdAt, table.id)
      .where(sql`project_id IS NOT NULL`),
    index('jobs_of_author').on(table.authorId, table.createdAt, table.id),
    index('jobs_by_expiry').on(table.expiresAt),
    index('jobs_skills').using('gin', table.skills),
    index('jobs_position_skills').using('gin', table.positionSkills),
    index('jobs_search')
      .using('gin', table.searchTitle, table.searchSkills, table.search, table.facets)
      .where(sql`is_listed`),
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
    ...enumChecks(table),
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

/** Every word of jobs' titles, skills and roles, kept by a trigger on jobs: which tiers a word can match, and what it may be a typo of. */
export const jobWords = pgTable(
  'job_words',
  {
    word: sortedText().primaryKey(),
    isTitle: boolean('is_title').notNull().default(false),
    isSkill: boolean('is_skill').notNull().default(false),
  },
  () => [index('job_words_alike').using('gin', sql`word gin_trgm_ops`)],
);

/** Which jobs a member was told of because of their skills, and how well each fits. */
export const jobMatches = pgTable(
  'job_matches',
  {
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    jobId: text('job_id')
      .notNull()
      .references(() => jobs.id, { onDelete: 'cascade' }),
    /** By the school's clock. */
    day: date().notNull(),
    score: smallint().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.jobId] }),
    index('job_matches_of_day').on(table.userId, table.day),
    index('job_matches_of_job').on(table.jobId),
  ],
);
