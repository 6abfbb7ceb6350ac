import { z } from 'zod';
import { emailAddress, isEmailAddressOf, isWithin } from '#contract/auth/email-address.ts';
import { cleanPersonName } from '#contract/users/person-name.ts';

const name = z.string().trim().max(200).catch('');

const claims = z.object({
  iss: z.string().min(1),
  sub: z.string().min(1).max(255),
  email: emailAddress,
  email_verified: z.literal(true),
  hd: z.string().optional(),
  given_name: name.optional(),
  family_name: name.optional(),
});

export interface GoogleIdentity {
  issuer: string;
  subject: string;
  email: string;
  /** Whether the school itself manages the Google account, and not a person who once had the address. */
  isHosted: boolean;
  firstName: string;
  lastName: string;
}

/** Who the checked ID token speaks of; null for someone without a verified address of our school. */
export function googleIdentity(token: unknown, emailDomains: string[]): GoogleIdentity | null {
  const parsed = claims.safeParse(token);
  if (!parsed.success) return null;
  const { iss, sub, email, hd, given_name, family_name } = parsed.data;
  if (!isEmailAddressOf(email, emailDomains)) return null;
  if (hd !== undefined && !isWithin(hd, emailDomains)) return null;
  return {
    issuer: iss,
    subject: sub,
    email,
    isHosted: hd !== undefined,
    firstName: cleanPersonName(given_name ?? '') || nameOfAddress(email) || 'Member',
    lastName: cleanPersonName(family_name ?? ''),
  };
}

function nameOfAddress(email: string): string {
  const local = email.slice(0, email.indexOf('@'));
  return cleanPersonName(local.replace(/[^\p{L}\p{N}-]+/gu, ' '));
}
