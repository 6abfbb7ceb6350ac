import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { codeLength } from '#contract/auth/contract.ts';

export function newCode(): string {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
}

/** With a key of ours: whoever reads the table cannot find the code by trying all million. */
export function hashCode(key: Buffer, email: string, code: string): string {
  return createHmac('sha256', key).update(`${email.toLowerCase()} ${code}`).digest('base64url');
}

export function isCode(key: Buffer, email: string, code: string, hash: string): boolean {
  const expected = Buffer.from(hashCode(key, email, code));
  const stored = Buffer.from(hash);
  return expected.length === stored.length && timingSafeEqual(expected, stored);
}
