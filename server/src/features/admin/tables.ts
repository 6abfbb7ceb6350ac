import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { enumChecks, instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';

/** A run of the photo migration; the newest row is the one that is shown, and a running one goes on after a restart. */
export const photoMigrations = pgTable(
  'photo_migrations',
  {
    id: text().primaryKey(),
    status: text({ enum: ['running', 'done', 'failed'] })
      .notNull()
      .default('running'),
    total: integer().notNull().default(0),
    migrated: integer().notNull().default(0),
    failed: integer().notNull().default(0),
    errors: text().array().notNull().default(sql`'{}'`),
    /** The id of the last member who was looked at. */
    lastUserId: text('last_user_id').notNull().default(''),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    finishedAt: instant('finished_at'),
  },
  (table) => enumChecks(table),
);
