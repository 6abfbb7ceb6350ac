import type { AdminUser } from '#contract/admin/contract.ts';
import { makeMember } from './make-member.ts';

/** A member as administrators see them. */
export function makeAdminUser(part: Partial<AdminUser> = {}): AdminUser {
  return {
    ...makeMember(),
    email: 'jonas@nyu.edu',
    bio: null,
    phoneNumber: null,
    website: null,
    instagramUrl: null,
    linkedinUrl: null,
    twitterUrl: null,
    skills: ['Lighting'],
    isAdmin: false,
    role: null,
    isVerified: true,
    isSuspended: false,
    suspendedUntil: null,
    suspensionReason: null,
    isProtected: false,
    isLeaving: false,
    createdAt: '2026-01-05T12:00:00.000Z',
    ...part,
  };
}
