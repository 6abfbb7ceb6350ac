import { z } from 'zod';
import { type AuditAction, auditActions } from '#contract/audit/actions.ts';
import { day, id } from '#contract/primitives.ts';

const actions = Object.keys(auditActions) as [AuditAction, ...AuditAction[]];

/** The filters in the address of the page. */
export const auditParams = z.object({
  action: z.enum(actions).optional(),
  actorId: id.optional(),
  subjectId: id.optional(),
  from: day.optional(),
  to: day.optional(),
});

export type AuditParams = z.output<typeof auditParams>;
