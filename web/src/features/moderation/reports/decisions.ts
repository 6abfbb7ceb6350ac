import type { Report } from '#contract/moderation/contract.ts';
import {
  type AppealDecision,
  type ReportDecision,
  type ReportTarget,
} from '#contract/moderation/forms.ts';

export type Decision = ReportDecision | AppealDecision;

export const targetLabels: Record<ReportTarget, string> = {
  user: 'profile',
  post: 'post',
  job: 'job',
  event: 'event',
  portfolio: 'portfolio item',
  comment: 'comment',
  message: 'message',
};

interface DecisionWords {
  label: string;
  /** What was done, for the toast. */
  done: string;
  consequence: (report: Report) => string;
}

const concerned = ({ subject }: Report) => subject?.firstName ?? 'The member concerned';

export const decisionWords: Record<Decision, DecisionWords> = {
  dismiss: {
    label: 'Dismiss',
    done: 'Report dismissed',
    consequence: () => 'Nothing changes. Whoever reported it is told.',
  },
  remove: {
    label: 'Remove',
    done: 'Removed',
    consequence: (report) =>
      `The ${targetLabels[report.targetType]} is deleted for everyone. Both sides are told, and ${concerned(report)} can appeal.`,
  },
  warn: {
    label: 'Warn',
    done: 'Warning sent',
    consequence: (report) =>
      `It stays. ${concerned(report)} is warned and can appeal; whoever reported it is told that you acted.`,
  },
  suspend: {
    label: 'Suspend',
    done: 'User suspended successfully',
    consequence: (report) =>
      `${concerned(report)} is immediately logged out and cannot access the platform until unsuspended, and can appeal.`,
  },
  uphold: {
    label: 'Keep the decision',
    done: 'The decision stands',
    consequence: (report) => `${concerned(report)} is told that the decision stands.`,
  },
  overturn: {
    label: 'Overturn it',
    done: 'The decision is overturned',
    consequence: (report) =>
      `${concerned(report)} is told. A suspension is lifted; what was deleted does not come back.`,
  },
};

/** Takes something away from the member concerned. */
export const isHeavy = (decision: Decision): boolean =>
  decision === 'remove' || decision === 'suspend';

/** Whoever reported it is told of the decision, and not of what becomes of an appeal. */
export const describeReaders = (decision: Decision, report: Report): string =>
  decision === 'uphold' || decision === 'overturn'
    ? `${concerned(report)} reads it.`
    : 'Both sides read it. Please name nobody.';

/** What can still be decided: a profile is not removed, and what is gone cannot be. */
export function openDecisions(report: Report): Decision[] {
  const { status, targetType, exists, subject } = report;
  if (status === 'appealed') return ['uphold', 'overturn'];
  if (status !== 'open') return [];
  return [
    'dismiss',
    ...(targetType !== 'user' && exists ? (['remove'] as const) : []),
    ...(subject ? (['warn'] as const) : []),
    ...(subject && !subject.isSuspended ? (['suspend'] as const) : []),
  ];
}
