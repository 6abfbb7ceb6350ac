import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { reportTargets } from '#contract/moderation/forms.ts';
import { instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { users } from '../users/tables.ts';

/** What a member reported, with a copy of it as it stood, for the administrator's queue. */
export const reports = pgTable(
  'reports',
  {
    id: text().primaryKey(),
    reporterId: text('reporter_id').references(() => users.id, { onDelete: 'set null' }),
    targetType: text('target_type', {
      enum: reportTargets,
    }).notNull(),
    targetId: text('target_id').notNull(),
    reason: text().notNull(),
    details: text().notNull().default(''),
    context: jsonb().$type<Record<string, unknown>>().notNull(),
    status: text({ enum: ['open', 'resolved', 'dismissed'] })
      .notNull()
      .default('open'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('reports_open').on(table.status, table.createdAt, table.id),
    index('reports_of_target').on(table.targetType, table.targetId),
    index('reports_of_reporter').on(table.reporterId),
    uniqueIndex('reports_open_once')
      .on(table.reporterId, table.targetType, table.targetId)
      .where(sql`status = 'open'`),
  ],
);
