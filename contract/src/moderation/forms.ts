import { z } from 'zod';
import { id, instant, requiredWrittenText, text, writtenText } from '../primitives.ts';

export const reportTargets = [
  'user',
  'post',
  'job',
  'event',
  'portfolio',
  'comment',
  'message',
] as const;
export type ReportTarget = (typeof reportTargets)[number];

export const reportReasons = {
  harassment: 'Harassment or bullying',
  scam: 'Scam or misleading offer',
  inappropriate: 'Inappropriate or offensive',
  impersonation: 'Pretending to be someone else',
  copyright: 'Uses work without permission',
  other: 'Something else',
} as const;

export type ReportReason = keyof typeof reportReasons;

const reasonKeys = Object.keys(reportReasons) as [ReportReason, ...ReportReason[]];

export const reportBody = z.object({
  targetType: z.enum(reportTargets),
  targetId: id,
  reason: z.enum(reasonKeys, 'Please choose a reason'),
  details: text(2_000).default(''),
});

export type NewReport = z.output<typeof reportBody>;

/** What an administrator or moderator does about a report. */
export const reportDecisions = {
  dismiss: 'Dismiss',
  remove: 'Remove',
  warn: 'Warn',
  suspend: 'Suspend',
} as const;

export type ReportDecision = keyof typeof reportDecisions;

/** What becomes of a decision after an appeal; an overturned suspension is lifted. */
export const appealDecisions = { uphold: 'Keep the decision', overturn: 'Overturn it' } as const;

export type AppealDecision = keyof typeof appealDecisions;

export const reportStatuses = ['open', 'appealed', 'resolved', 'dismissed'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

const decisionKeys = [
  ...(Object.keys(reportDecisions) as ReportDecision[]),
  ...(Object.keys(appealDecisions) as AppealDecision[]),
] as [ReportDecision | AppealDecision, ...(ReportDecision | AppealDecision)[]];

/** An open report takes the first four decisions, with a note to both sides; an appealed one the last two, with a note to whoever appealed. */
export const decideReportBody = z.object({
  decision: z.enum(decisionKeys, 'Please choose what to do.'),
  note: writtenText(1_000, 'Please write the note in words.').default(''),
  /** When a suspension ends by itself. */
  until: instant.nullish().transform((value) => value ?? null),
});

export type DecideReport = z.output<typeof decideReportBody>;

export const appealBody = z.object({
  text: requiredWrittenText(2_000, 'Please tell us why the decision should change.'),
});
