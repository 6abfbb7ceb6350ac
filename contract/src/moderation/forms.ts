import { z } from 'zod';
import { id, text } from '../primitives.ts';

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
