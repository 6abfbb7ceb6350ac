import { randomBytes } from 'node:crypto';
import { recoveryCodeCount } from '#contract/auth/second-factor-forms.ts';
import { hashToken } from '../token.ts';

/** Crockford's base32: no letter looks like a digit. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 16;

/** Codes of 80 bits: too many to guess, so that a plain hash protects them. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    Array.from(randomBytes(length), (byte) => alphabet[byte % 32]).join(''),
  );
}

/** In groups of four, as a person copies it. */
export function formatRecoveryCode(code: string): string {
  return code.replace(/(.{4})(?!$)/g, '$1-');
}

/** The member is part of it: equal codes of two members have different hashes. */
export function hashRecoveryCode(userId: string, code: string): string {
  return hashToken(`${userId} ${code}`);
}
