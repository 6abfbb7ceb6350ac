import { createHmac, timingSafeEqual } from 'node:crypto';
import type { MailPreference } from '#contract/mails/preferences.ts';

/** One letter for each setting. A letter is in mails that were sent: it never gets another meaning. */
const letters: Record<MailPreference, string> = {
  emailNotifications: 'n',
  emailJobMatches: 'j',
  emailConnectionRequests: 'c',
  emailJobApplications: 'a',
  emailProfileViews: 'v',
  emailComments: 'm',
  emailDigest: 'd',
};

const preferences = Object.keys(letters) as MailPreference[];

export interface Unsubscription {
  userId: string;
  preferences: MailPreference[];
}

/** What a member may switch off without signing in. It works for as long as the mail is kept. */
export function unsubscribeToken(key: Buffer, { userId, preferences }: Unsubscription): string {
  const claim = `${userId}.${preferences.map((name) => letters[name]).join('')}`;
  return `${claim}.${sign(key, claim)}`;
}

/** Null for a token that this server did not make. */
export function readUnsubscribeToken(key: Buffer, token: string): Unsubscription | null {
  const match = /^(([\w-]+)\.([a-z]+))\.([\w-]{43})$/.exec(token);
  if (!match) return null;
  const [, claim = '', userId = '', named = '', signature = ''] = match;
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, claim)))) return null;
  return { userId, preferences: preferences.filter((name) => named.includes(letters[name])) };
}

function sign(key: Buffer, claim: string): string {
  return createHmac('sha256', key).update(claim).digest('base64url');
}
