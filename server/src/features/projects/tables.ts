import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { uploads } from '../uploads/tables.ts';
import { users } from '../users/tables.ts';

export const projects = pgTable(
  'projects',
  {
    id: text().primaryKey(),
    ownerId: text('owner_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text(),
    /** The poster. */
    uploadId: text('upload_id').references(() => uploads.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('projects_of_owner').on(table.ownerId, table.createdAt, table.id),
    index('projects_of_upload').on(table.uploadId),
  ],
);

/** Whom the owner added. Who was accepted for a position of its jobs is crew without a row here. */
export const projectCrew = pgTable(
  'project_crew',
  {
    projectId: text('project_id')
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.userId] }),
    index('project_crew_of_user').on(table.userId, table.createdAt),
  ],
);
