import type { CurrentUser } from '../users/contract.ts';
import type { Staff } from '../users/roles.ts';
import type { ReportTarget } from './forms.ts';

type Viewer = Pick<CurrentUser, 'id'>;

export const canBlock = (viewer: Viewer, member: { id: string }): boolean =>
  viewer.id !== member.id;

export const canReport = (viewer: Viewer, target: { ownerId: string }): boolean =>
  viewer.id !== target.ownerId;

/** How long a decision can be appealed. */
export const appealDays = 30;

interface Decidable {
  subject: { id: string; isStaff: boolean } | null;
  /** The viewer made it, or another that is decided together with it. */
  reportedByViewer: boolean;
}

/** Why this moderator may not decide a report or its appeal; null where they may. */
export function refusalOfDecision(
  viewer: Staff & { id: string },
  { subject, reportedByViewer }: Decidable,
): string | null {
  if (subject?.id === viewer.id)
    return 'This report is about you, so another administrator has to decide. Where there is none, the school has to name one first.';
  if (subject?.isStaff && !viewer.isAdmin)
    return 'Only an administrator can decide a report about someone who looks after Callboard.';
  if (reportedByViewer)
    return 'You reported this yourself, so another moderator or administrator has to decide.';
  return null;
}

/**
 * Whether the member concerned hears of a dismissed report: only where a note was written to both sides, and never about a
 * message, which nobody but the one other member can have reported.
 */
export const isToldOfDismissal = (targetType: ReportTarget, note: string | null): boolean =>
  Boolean(note) && targetType !== 'message';
