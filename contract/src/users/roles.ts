import type { StaffRole } from './staff-roles.ts';

export interface Staff {
  isAdmin: boolean;
  role: StaffRole | null;
}

/** Reads reports and decides them; edits and deletes what members post. */
export const canModerate = ({ isAdmin, role }: Staff): boolean => isAdmin || role === 'moderator';

/** Reads the numbers; an analyst reads no names and nothing about fewer than three people. */
export const canAnalyse = ({ isAdmin, role }: Staff): boolean => isAdmin || role === 'analyst';

export const isStaff = ({ isAdmin, role }: Staff): boolean => isAdmin || role !== null;
