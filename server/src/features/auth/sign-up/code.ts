import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { codeLength } from '#contract/auth/contract.ts';

export function newCode(): string {
  return String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
}

export function hashCode(email: string, code: string): string {
  return createHash('sha256').update(`${email.toLowerCase()} ${code}`).digest('base64url');
}

export function isCode(email: string, code: string, hash: string): boolean {
  return timingSafeEqual(Buffer.from(hashCode(email, code)), Buffer.from(hash));
}
