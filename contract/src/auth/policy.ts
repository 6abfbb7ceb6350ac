import { isStaff, type Staff } from '../users/roles.ts';

export const staffSteps = ['set-up', 'prove'] as const;

export type StaffStep = (typeof staffSteps)[number];

/** What a session of staff needs before it has the powers of their role; null where it has them. Production needs a factor. */
export function staffStepOf(
  member: Staff & { hasSecondFactor: boolean },
  session: { passedSecondFactor: boolean },
  production: boolean,
): StaffStep | null {
  if (!isStaff(member)) return null;
  if (member.hasSecondFactor) return session.passedSecondFactor ? null : 'prove';
  return production ? 'set-up' : null;
}
