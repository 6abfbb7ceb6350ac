import { availableParallelism } from 'node:os';
import { parseOptions } from '@node-rs/argon2';
import { passwordHashPool } from './password-hash-pool.ts';

const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Verified for an unknown member: without it, a quicker refusal would tell that the address has no account. */
const dummyHash =
  '$argon2id$v=19$m=19456,t=2,p=1$VNouohYqGz/nOMRd9oYVQw$NIv9/pNHtvqOYph3yRuYSSeyoEnhSojqU0pWrZj+MLg';

/** One core is left to those who are in already. */
const pool = passwordHashPool({
  concurrency: Math.max(1, availableParallelism() - 1),
  queueLimit: 500,
});

export async function hashPassword(password: string, signal?: AbortSignal): Promise<string> {
  return String(await pool.run({ kind: 'hash', password, options }, signal));
}

/** False for a member without a password too, and no sooner. */
export async function verifyPassword(
  hash: string | null,
  password: string,
  signal?: AbortSignal,
): Promise<boolean> {
  const matches = await pool.run({ kind: 'verify', password, hash: hash ?? dummyHash }, signal);
  return hash !== null && matches === true;
}

/** True for a hash made with other costs than today's. */
export function needsRehash(hash: string): boolean {
  const made = parseOptions(hash);
  return (
    made.memoryCost !== options.memoryCost ||
    made.timeCost !== options.timeCost ||
    made.parallelism !== options.parallelism
  );
}
