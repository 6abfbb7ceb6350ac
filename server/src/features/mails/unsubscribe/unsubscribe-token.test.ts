import { describe, expect, it } from 'vitest';
import { type MailPreference, mailPreferences } from '#contract/mails/preferences.ts';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';

const key = Buffer.alloc(32, 1);
const one = { userId: 'user_1a', preferences: ['emailJobMatches'] satisfies MailPreference[] };

describe('unsubscribeToken', () => {
  it('is read as it was made, for one setting and for all', () => {
    const all = {
      userId: 'user_1a',
      preferences: Object.keys(mailPreferences) as MailPreference[],
    };
    for (const claim of [one, all])
      expect(readUnsubscribeToken(key, unsubscribeToken(key, claim))).toEqual(claim);
  });

  it('is refused when it is altered, shortened or signed with another key', () => {
    const token = unsubscribeToken(key, one);
    const [userId, letters, signature = ''] = token.split('.');
    const forged = [
      '',
      'x',
      `user_2b.${letters}.${signature}`,
      `${userId}.nd.${signature}`,
      `${userId}.${letters}.${signature.slice(1)}`,
      `${userId}.${letters}.${'A'.repeat(43)}`,
      `${token}x`,
      `${token}\n`,
      unsubscribeToken(Buffer.alloc(32, 2), one),
    ];
    expect(forged.map((each) => readUnsubscribeToken(key, each))).toEqual(forged.map(() => null));
  });

  it('fits into the line of a header', () => {
    const preferences = Object.keys(mailPreferences) as MailPreference[];
    const token = unsubscribeToken(key, { userId: `user_${'x'.repeat(59)}`, preferences });
    expect(token.length).toBeLessThan(200);
  });
});
