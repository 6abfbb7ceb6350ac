import { z } from 'zod';
import { day, id, instant, pageQuery } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';
import { type AuditAction, auditActions } from './actions.ts';

const actionKeys = Object.keys(auditActions) as [AuditAction, ...AuditAction[]];

/** The fields that changed: their values before and after. */
const values = z.record(z.string(), z.unknown()).nullable();

const act = z.object({
  id: z.string(),
  action: z.enum(actionKeys),
  targetType: z.string().nullable(),
  targetId: z.string().nullable(),
  before: values,
  after: values,
  /** The reason or note that was given. */
  note: z.string().nullable(),
  createdAt: instant,
});

export const auditEntry = act.extend({
  /** Null where nobody's act was needed, or the account is gone. */
  actor: userSummary.nullable(),
  /** The member whom the act is about. */
  subject: userSummary.nullable(),
  actorId: z.string().nullable(),
  subjectId: z.string().nullable(),
});

export type AuditEntry = z.output<typeof auditEntry>;

/** An act about me; who it was stays with the administrators. */
export const actAboutMe = act;

export type ActAboutMe = z.output<typeof actAboutMe>;

const filter = z.object({
  action: z.enum(actionKeys).optional(),
  actorId: id.optional(),
  subjectId: id.optional(),
  from: day.optional(),
  to: day.optional(),
});

export const auditQuery = pageQuery.extend(filter.shape);

export type AuditFilter = z.output<typeof filter>;
export type AuditQuery = z.output<typeof auditQuery>;

export const audit = {
  list: defineRoute({
    method: 'GET',
    path: '/api/admin/audit',
    access: 'admin',
    summary: 'What administrators, moderators and analysts did, newest first',
    query: auditQuery,
    response: z.array(auditEntry),
    paged: true,
  }),
  download: defineRoute({
    method: 'GET',
    path: '/api/admin/audit.csv',
    access: 'admin',
    audit: ['data.download'],
    summary: 'The same as a CSV file, whole',
    query: filter,
    response: 'stream',
  }),
  listAboutMe: defineRoute({
    method: 'GET',
    path: '/api/account/acts',
    access: 'member',
    summary: 'What administrators did about me, newest first',
    query: pageQuery,
    response: z.array(actAboutMe),
    paged: true,
  }),
};
