import type { Report } from '#contract/moderation/contract.ts';
import { makeMember } from './make-member.ts';

export function makeReport(part: Partial<Report> = {}): Report {
  return {
    id: 'report_1',
    targetType: 'post',
    targetId: 'post_1',
    reason: 'scam',
    details: 'There is no such theatre.',
    url: '/posts/post_1',
    snapshot: { id: 'post_1', content: 'Pay me first', author: makeMember() },
    exists: true,
    status: 'open',
    reporter: makeMember({ id: 'user_maya', firstName: 'Maya', lastName: 'Okafor' }),
    reportedByViewer: false,
    subject: { ...makeMember(), email: 'jonas@nyu.edu', isSuspended: false, isStaff: false },
    earlier: [],
    earlierCount: 0,
    decision: null,
    note: null,
    decidedBy: null,
    decidedAt: null,
    appeal: null,
    createdAt: '2026-01-05T12:00:00.000Z',
    ...part,
  };
}
