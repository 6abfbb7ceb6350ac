import type { Application } from '#contract/applications/contract.ts';
import { applicationStates } from './application-states.ts';

interface Step {
  label: string;
  at: string | null;
  note: string | null;
}

/** Sent, seen, decided; what is still to come has no time. */
export function listSteps(
  application: Pick<
    Application,
    'createdAt' | 'seenAt' | 'decidedAt' | 'status' | 'note' | 'isUnanswered'
  >,
): Step[] {
  const { createdAt, seenAt, decidedAt, status, note, isUnanswered } = application;
  const seen = seenAt
    ? [{ label: 'Seen', at: seenAt, note: null }]
    : decidedAt
      ? []
      : [{ label: 'Not seen yet', at: null, note: null }];
  const isDecided = status !== 'pending';
  const outcome = isUnanswered ? 'Closed without an answer' : applicationStates[status].label;
  const last = { label: isDecided ? outcome : 'No decision yet', at: decidedAt, note };
  return [{ label: 'Sent', at: createdAt, note: null }, ...seen, last];
}
