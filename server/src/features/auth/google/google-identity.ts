import { z } from 'zod';
import { emailAddress, isEmailAddressOf, isWithin } from '#contract/auth/email-address.ts';

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
    firstName: shown(given_name) || email.slice(0, email.indexOf('@')).slice(0, 60),
    lastName: shown(family_name),
  };
}

/** A name as our own form would take it. */
function shown(text = ''): string {
  return text
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 60);
}
