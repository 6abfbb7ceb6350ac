import { z } from 'zod';
import { limitOf, perDay, perHour } from '../limits.ts';
import { id, idParams, instant, pageQuery } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';
import {
  type AppealDecision,
  appealBody,
  appealDecisions,
  decideReportBody,
  type ReportDecision,
  reportBody,
  reportDecisions,
  reportStatuses,
  reportTargets,
} from './forms.ts';

export const blockedMember = userSummary.extend({ blockedAt: instant });

const decision = z.enum(Object.keys(reportDecisions) as [ReportDecision, ...ReportDecision[]]);
const appealDecision = z.enum(
  Object.keys(appealDecisions) as [AppealDecision, ...AppealDecision[]],
);

/** What was reported, as it stood when it was reported, and what was said and done about it. */
export const report = z.object({
  id: z.string(),
  targetType: z.enum(reportTargets),
  targetId: z.string(),
  reason: z.string(),
  details: z.string(),
  /** Where it stands; null where it has no page. */
  url: z.string().nullable(),
  snapshot: z.record(z.string(), z.unknown()),
  /** What was reported is still there. */
  exists: z.boolean(),
  status: z.enum(reportStatuses),
  reporter: userSummary.nullable(),
  /** The reader made it, or another that is decided together with it. */
  reportedByViewer: z.boolean(),
  /** The member concerned; null where the account is gone. */
  subject: userSummary
    .extend({ email: z.string(), isSuspended: z.boolean(), isStaff: z.boolean() })
    .nullable(),
  /** Other reports about the same member, the last five, and how many there are. */
  earlier: z.array(
    z.object({
      id: z.string(),
      targetType: z.enum(reportTargets),
      reason: z.string(),
      status: z.enum(reportStatuses),
      decision: decision.nullable(),
      createdAt: instant,
    }),
  ),
  earlierCount: z.int(),
  decision: decision.nullable(),
  note: z.string().nullable(),
  decidedBy: userSummary.nullable(),
  decidedAt: instant.nullable(),
  appeal: z
    .object({
      text: z.string(),
      createdAt: instant,
      decision: appealDecision.nullable(),
      note: z.string().nullable(),
      decidedAt: instant.nullable(),
    })
    .nullable(),
  createdAt: instant,
});

export type BlockedMember = z.output<typeof blockedMember>;
export type Report = z.output<typeof report>;

/** What the member concerned reads of a decision; the reporter stays unnamed. */
export const appealPage = z.object({
  targetType: z.enum(reportTargets),
  reason: z.string(),
  /** The first words of what was reported. */
  excerpt: z.string(),
  decision,
  note: z.string().nullable(),
  decidedAt: instant,
  appeal: z.object({ text: z.string(), createdAt: instant }).nullable(),
  appealDecision: appealDecision.nullable(),
  appealNote: z.string().nullable(),
});

export type AppealPage = z.output<typeof appealPage>;

/** From the mail about a decision, or from the page of a suspended member: it works without signing in. */
const tokenParams = z.object({ token: z.string().min(1).max(200) });

const blocks = limitOf('blocks', perHour(100));

export const moderation = {
  listReports: defineRoute({
    method: 'GET',
    path: '/api/admin/reports',
    access: 'moderator',
    summary: 'Reports of one state: the oldest open and appealed first, the newest decided first',
    query: pageQuery.extend({ status: z.enum(reportStatuses).default('open') }),
    response: z.array(report),
    paged: true,
  }),
  countReports: defineRoute({
    method: 'GET',
    path: '/api/admin/reports/count',
    access: 'moderator',
    summary: 'How many reports wait for a decision',
    response: z.object({ open: z.int(), appealed: z.int() }),
  }),
  getReport: defineRoute({
    method: 'GET',
    path: '/api/admin/reports/:id',
    access: 'moderator',
    summary: 'One report',
    params: idParams,
    response: report,
  }),
  decideReport: defineRoute({
    method: 'PATCH',
    path: '/api/admin/reports/:id',
    access: 'moderator',
    audit: [
      'report.decide',
      'report.appeal',
      'post.remove',
      'job.remove',
      'event.remove',
      'portfolio.remove',
      'comment.remove',
      'message.remove',
      'user.suspend',
      'user.unsuspend',
    ],
    summary:
      'Decide a report, with a note to both sides, or an appeal, with a note to whoever appealed',
    params: idParams,
    body: decideReportBody,
    response: report,
  }),
  getAppeal: defineRoute({
    method: 'GET',
    path: '/api/appeals/:token',
    access: 'public',
    summary: 'A decision about me, from the link in its mail',
    params: tokenParams,
    response: appealPage,
  }),
  appeal: defineRoute({
    method: 'POST',
    path: '/api/appeals/:token',
    access: 'public',
    summary: 'Appeal against a decision about me, once',
    params: tokenParams,
    body: appealBody,
    response: appealPage,
    replay: false,
  }),
  block: defineRoute({
    method: 'POST',
    path: '/api/blocks',
    access: 'member',
    limit: blocks,
    summary: 'Block a member: neither sees the other any more',
    body: z.object({ userId: id }),
    response: null,
  }),
  listBlocks: defineRoute({
    method: 'GET',
    path: '/api/blocks',
    access: 'member',
    summary: 'Whom I block',
    query: pageQuery,
    response: z.array(blockedMember),
    paged: true,
  }),
  unblock: defineRoute({
    method: 'DELETE',
    path: '/api/blocks/:userId',
    access: 'member',
    limit: blocks,
    summary: 'Lift a block of mine',
    params: z.object({ userId: id }),
    response: null,
  }),
  report: defineRoute({
    method: 'POST',
    path: '/api/reports',
    access: 'member',
    limit: limitOf('reports', perHour(40), perDay(100)),
    summary: 'Report a member, an item, a comment or a message to the administrators',
    body: reportBody,
    response: z.object({ message: z.string() }),
    status: 201,
  }),
};
