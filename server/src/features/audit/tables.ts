import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { AuditAction } from '#contract/audit/actions.ts';
import { instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';

/**
 * What administrators, moderators and analysts did. Append-only: a trigger refuses every change, so no column refers to a
 * member by a foreign key.
 */
export const auditEntries = pgTable(
  'audit_entries',
  {
    id: text().primaryKey(),
    action: text().$type<AuditAction>().notNull(),
    actorId: text('actor_id'),
    subjectId: text('subject_id'),
    targetType: text('target_type'),
    targetId: text('target_id'),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    note: text(),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    index('audit_newest').on(table.createdAt, table.id),
    index('audit_of_action').on(table.action, table.createdAt, table.id),
    index('audit_of_actor').on(table.actorId, table.createdAt, table.id),
    index('audit_of_subject').on(table.subjectId, table.createdAt, table.id),
  ],
);
