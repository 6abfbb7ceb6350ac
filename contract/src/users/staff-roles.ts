/** What a member may do for the community besides an administrator, who may do everything. */
export const staffRoles = ['moderator', 'analyst'] as const;

export type StaffRole = (typeof staffRoles)[number];
