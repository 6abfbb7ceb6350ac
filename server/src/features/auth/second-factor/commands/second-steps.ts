import { and, eq, gt, lte } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { liftSuspensionsOf } from '#server/features/users/commands.ts';
import { users } from '#server/features/users/tables.ts';
import { secondSteps } from '../../tables.ts';
import { hashToken } from '../../token.ts';
import { isOpenStep } from '../queries.ts';

export const secondStepMinutes = 10;
const secondStepTries = 5;

interface FirstStep {
  userId: string;
  /** The hash that the password matched; none after a sign-in with Google. */
  passwordHash?: string;
  token: string;
}

/**
 * Keeps a sign-in until its second step; false for a member without a second factor. FOR SHARE makes a password change wait:
 * it would otherwise delete all second steps but this one, which is not stored yet.
 */
export async function openSecondStep(db: Db, step: FirstStep): Promise<boolean> {
  const { userId, passwordHash, token } = step;
  return transaction(db, async (tx) => {
    await liftSuspensionsOf(tx, [userId]);
    const found = await tx
      .select({ id: users.id })
      .from(users)
      .where(
        and(
          eq(users.id, userId),
          eq(users.hasSecondFactor, true),
          passwordHash ? eq(users.passwordHash, passwordHash) : undefined,
        ),
      )
      .for('share');
    if (found.length === 0) return false;
    await tx.insert(secondSteps).values({
      tokenHash: hashToken(token),
      userId,
      triesLeft: secondStepTries,
      expiresAt: sql`now() + make_interval(mins => ${param(secondStepMinutes)})`,
    });
    return true;
  });
}

/** Spends one try before the factor is checked: guesses sent at once are all counted. */
export async function spendTry(db: Db, token: string): Promise<boolean> {
  const spent = await db
    .update(secondSteps)
    .set({ triesLeft: sql`${secondSteps.triesLeft} - 1` })
    .where(and(isOpenStep(token), gt(secondSteps.triesLeft, 0)))
    .returning({ userId: secondSteps.userId });
  return spent.length > 0;
}

/** Uses the second step up; false when another request was first. */
export async function closeSecondStep(db: Db, token: string): Promise<boolean> {
  const closed = await db
    .delete(secondSteps)
    .where(isOpenStep(token))
    .returning({ userId: secondSteps.userId });
  return closed.length > 0;
}

export async function deleteSecondStepsOf(db: Db, userId: string): Promise<void> {
  await db.delete(secondSteps).where(eq(secondSteps.userId, userId));
}

export async function deleteExpiredSecondSteps(db: Db): Promise<void> {
  await db.delete(secondSteps).where(lte(secondSteps.expiresAt, sql`now()`));
}
