import { isStaff, type Staff } from '../users/roles.ts';

/** In production the password alone of an administrator, moderator or analyst opens nothing administrative. */
export function needsSecondFactor(
  viewer: Staff & { hasSecondFactor: boolean },
  production: boolean,
): boolean {
  return production && isStaff(viewer) && !viewer.hasSecondFactor;
}
