import { z } from 'zod';
import { id, instant, pageQuery, text } from '../primitives.ts';
import { defineRoute } from '../route.ts';
import { userSummary } from '../users/contract.ts';

export const reportTargets = ['user', 'post', 'job', 'event', 'portfolio'] as const;
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

export const blockedMember = userSummary.extend({ blockedAt: instant });

export type BlockedMember = z.output<typeof blockedMember>;

export const reportBody = z.object({
  targetType: z.enum(reportTargets),
  targetId: id,
  reason: z.enum(reasonKeys, 'Please choose a reason'),
  details: text(2_000).default(''),
});

export type NewReport = z.output<typeof reportBody>;

export const moderation = {
  block: defineRoute({
    method: 'POST',
    path: '/api/blocks',
    access: 'member',
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
    summary: 'Lift a block of mine',
    params: z.object({ userId: id }),
    response: null,
  }),
  report: defineRoute({
    method: 'POST',
    path: '/api/reports',
    access: 'member',
    summary: 'Report a member or an item to the administrators',
    body: reportBody,
    response: z.object({ message: z.string() }),
    status: 201,
  }),
};
