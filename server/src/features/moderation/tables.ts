import { index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import {
  type AppealDecision,
  appealDecisions,
  type ReportDecision,
  reportDecisions,
  reportStatuses,
  reportTargets,
} from '#contract/moderation/forms.ts';
import { enumChecks, instant } from '../../db/columns.ts';
import { sql } from '../../db/sql.ts';
import { users } from '../users/tables.ts';

const decisionKeys = Object.keys(reportDecisions) as [ReportDecision, ...ReportDecision[]];
const appealDecisionKeys = Object.keys(appealDecisions) as [AppealDecision, ...AppealDecision[]];

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
    /** The member concerned: who wrote it, or whom the profile is of. */
    subjectId: text('subject_id').references(() => users.id, { onDelete: 'set null' }),
    status: text({ enum: reportStatuses }).notNull().default('open'),
    decision: text({ enum: decisionKeys }),
    note: text(),
    decidedBy: text('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
    appealText: text('appeal_text'),
    appealedAt: instant('appealed_at'),
    appealDecision: text('appeal_decision', { enum: appealDecisionKeys }),
    appealNote: text('appeal_note'),
    appealDecidedAt: instant('appeal_decided_at'),
    createdAt: instant('created_at').notNull().default(sql`now()`),
  },
  (table) => [
    ...enumChecks(table),
    index('reports_open').on(table.status, table.createdAt, table.id),
    index('reports_of_target').on(table.targetType, table.targetId),
    index('reports_of_reporter').on(table.reporterId),
    index('reports_about').on(table.subjectId, table.createdAt),
    index('reports_decided_by').on(table.decidedBy),
    uniqueIndex('reports_open_once')
      .on(table.reporterId, table.targetType, table.targetId)
      .where(sql`status = 'open'`),
  ],
);
