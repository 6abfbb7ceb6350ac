import { randomBytes } from 'node:crypto';

const alphabet = '0123456789abcdefghijklmnopqrstuvwxyz';

/** A readable, time-ordered id such as `user_` and 22 digits and letters; new rows are neighbours in an index. */
export function newId(prefix: string): string {
  const time = Date.now().toString(36).padStart(9, '0');
  const random = Array.from(randomBytes(13), (byte) => alphabet[byte % 36]).join('');
  return `${prefix}_${time}${random}`;
}
