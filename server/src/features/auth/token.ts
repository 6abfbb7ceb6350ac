import { hash, randomBytes } from 'node:crypto';

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What the database keeps of a token: enough to recognise it, not to use it. */
export function hashToken(token: string): string {
  return hash('sha256', token, 'base64url');
}
