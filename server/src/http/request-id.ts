import { randomBytes } from 'node:crypto';

const instance = randomBytes(6).toString('base64url');
let count = 0;

/** Unique on this and every other instance, and cheaper than a UUID. */
export function requestId(): string {
  count += 1;
  return `${instance}-${count.toString(36)}`;
}
