import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { passkeyChallenges } from '../../tables.ts';

export const challengeMinutes = 5;

export interface Challenge {
  challenge: string;
  purpose: 'add' | 'graduation' | 'proof' | 'second-step' | 'sign-in';
  /** The session, second step or browser that asked for it: no other one may answer. */
  holder: string;
}

export async function storeChallenge(db: Db, challenge: Challenge): Promise<void> {
  await db.insert(passkeyChallenges).values({
    ...challenge,
    expiresAt: sql`now() + make_interval(mins => ${param(challengeMinutes)})`,
  });
}

/** Uses a challenge up; false when it is unknown, expired, used or someone else's. */
export async function takeChallenge(
  db: Db,
  { challenge, purpose, holder }: Challenge,
): Promise<boolean> {
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challenge, challenge),
        eq(passkeyChallenges.purpose, purpose),
        eq(passkeyChallenges.holder, holder),
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose });
  return taken.length > 0;
}

export async function deleteExpiredChallenges(db: Db): Promise<void> {
  await db.delete(passkeyChallenges).where(lte(passkeyChallenges.expiresAt, sql`now()`));
}
