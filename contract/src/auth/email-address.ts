import { z } from 'zod';

/** A plain ASCII address, in lower case: no quoted names, no look-alike letters of other scripts. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'Please enter a valid e-mail address.')
  .regex(z.regexes.email, 'Please enter a valid e-mail address.');

/** Whether the address belongs to one of these domains, or to a subdomain of one. */
export function isEmailAddressOf(email: string, domains: string[]): boolean {
  return isWithin(email.slice(email.lastIndexOf('@') + 1), domains);
}

export function isWithin(domain: string, domains: string[]): boolean {
  const name = domain.toLowerCase();
  return domains.some((allowed) => name === allowed || name.endsWith(`.${allowed}`));
}

export function otherDomainMessage(domains: string[]): string {
  return `Please use your ${domains.join(' or ')} e-mail address.`;
}
