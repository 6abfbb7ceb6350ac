import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { totpDigits } from '#contract/auth/second-factor-forms.ts';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const stepMs = 30_000;
/** Steps that the clock of the phone may be ahead or behind. */
const tolerance = 1;

/** 160 bits in base32, as authenticator apps take them. */
export function newTotpSecret(): string {
  return Array.from(randomBytes(32), (byte) => alphabet[byte % 32]).join('');
}

/** The link in the QR code. */
export function totpUri(secret: string, email: string): string {
  const query = `secret=${secret}&issuer=Callboard&algorithm=SHA1&digits=${totpDigits}&period=30`;
  return `otpauth://totp/Callboard:${encodeURIComponent(email)}?${query}`;
}

/** RFC 6238: the code of one step of 30 seconds. */
export function totpCodeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac('sha1', decodeBase32(secret)).update(counter).digest();
  const offset = (digest.at(-1) ?? 0) & 0xf;
  const number = (digest.readUInt32BE(offset) & 0x7fff_ffff) % 10 ** totpDigits;
  return String(number).padStart(totpDigits, '0');
}

export function totpStepOf(now: number): number {
  return Math.floor(now / stepMs);
}

/** The newest step around `now` that has this code, or null. */
export function findTotpStep(secret: string, code: string, now: number): number | null {
  for (let ahead = tolerance; ahead >= -tolerance; ahead--) {
    const step = totpStepOf(now) + ahead;
    if (timingSafeEqual(Buffer.from(totpCodeAt(secret, step)), Buffer.from(code))) return step;
  }
  return null;
}

/** A later code of these moments uses up the earlier ones too; one from a clock that was ahead, only itself. */
export function isUsedStep(used: number[], step: number, now: number): boolean {
  const newest = totpStepOf(now) + tolerance;
  return used.some((one) => one === step || (one > step && one <= newest));
}

const keptSteps = 10;

/**
 * The used steps with this one. Those that are still to come stay until they have passed: under a clock that is set right
 * again, they would otherwise be accepted a second time. The newest few stay in any case, for a clock that is set back.
 */
export function withUsedStep(used: number[], step: number, now: number): number[] {
  const oldest = totpStepOf(now) - tolerance;
  return [...used.filter((one, at) => one >= oldest || used.length - at < keptSteps), step];
}

function decodeBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0'));
  const bytes = bits.join('').match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}
