import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { users } from '../users/tables.ts';

export const courses = pgTable(
  'courses',
  {
    id: text().primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    courseCode: text('course_code').notNull(),
    courseName: text('course_name').notNull(),
    section: text(),
    professor: text(),
    semester: text().notNull(),
    year: integer().notNull(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
    updatedAt: instant('updated_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('courses_of_user').on(table.userId, table.createdAt),
    uniqueIndex('courses_once').on(
      table.userId,
      table.courseCode,
      table.semester,
      table.year,
      sql`coalesce(section, '')`,
    ),
    index('courses_code_alike').using('gin', sql`course_code gin_trgm_ops`),
    index('courses_section').on(
      table.courseCode,
      table.semester,
      table.year,
      sql`coalesce(section, '')`,
      table.userId,
    ),
  ],
);
