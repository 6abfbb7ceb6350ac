import type { CurrentUser } from '../users/contract.ts';
import { isStaff, type Staff } from '../users/roles.ts';
import type { ReportTarget } from './forms.ts';

type Viewer = Pick<CurrentUser, 'id'>;

export const canBlock = (viewer: Viewer, member: { id: string }): boolean =>
  viewer.id !== member.id;

export const canReport = (viewer: Viewer, target: { ownerId: string }): boolean =>
  viewer.id !== target.ownerId;

/** How long a decision can be appealed. */
export const appealDays = 30;

/** Why this moderator may not decide a report about this member; null where they may. */
export function refusalOfDecision(
  viewer: Staff & { id: string },
  subject: (Staff & { id: string }) | null,
): string | null {
  if (!subject) return null;
  if (subject.id === viewer.id) return 'Somebody else has to decide this: the report is about you.';
  if (isStaff(subject) && !viewer.isAdmin)
    return 'Only an administrator can decide a report about someone who looks after Callboard.';
  return null;
}

/**
 * Whether the member concerned hears of a dismissed report: only where a note was written to both sides, and never about a
 * message, which nobody but the one other member can have reported.
 */
export const isToldOfDismissal = (targetType: ReportTarget, note: string | null): boolean =>
  Boolean(note) && targetType !== 'message';
