import { canModerate, isStaff, type Staff } from '../users/roles.ts';

interface Actor extends Staff {
  id: string;
}

interface Subject extends Staff {
  id: string;
  /** The first of ADMIN_EMAILS. */
  isProtected: boolean;
}

/** Why an administrator may not sign a member out everywhere; null where they may. */
export function refusalOfSignOut(actor: { id: string }, subject: Subject): string | null {
  if (actor.id === subject.id) return 'To sign yourself out everywhere, please use your settings.';
  if (subject.isProtected) return 'This account is protected: only its owner can sign it out.';
  return null;
}

/** Why a member may not be suspended by this one; null where they may. An administrator always stays: the one who acts. */
export function refusalOfSuspension(actor: Actor, subject: Subject): string | null {
  if (!canModerate(actor)) return 'Only moderators and administrators can suspend a member.';
  if (actor.id === subject.id) return 'You cannot suspend yourself.';
  if (subject.isProtected) return 'This account is protected and cannot be suspended.';
  if (isStaff(subject) && !actor.isAdmin)
    return 'Only an administrator can suspend someone who looks after Callboard.';
  return null;
}
