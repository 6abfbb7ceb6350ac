import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { transaction } from '#server/db/transaction.ts';
import { updateMember } from '#server/features/users/commands.ts';
import { passkeys, recoveryCodes, totpSecrets } from '../../tables.ts';
import { type FactorOwner, lockMember } from './lock-member.ts';

/**
 * Runs `change` with the member's row locked, then stores whether a factor is left; recovery codes go with the last one.
 * A sign-in without a second step reads the row FOR SHARE: it comes before the first factor, or is refused.
 */
export async function changeFactors<T>(
  db: Db,
  userId: string,
  change: (tx: Db, member: FactorOwner) => Promise<T>,
): Promise<T> {
  return transaction(db, async (tx) => {
    const member = await lockMember(tx, userId);
    const result = await change(tx, member);
    const hasSecondFactor = await hasFactor(tx, userId);
    if (!hasSecondFactor) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    if (hasSecondFactor !== member.hasSecondFactor) {
      await updateMember(tx, userId, { hasSecondFactor });
    }
    return result;
  });
}

async function hasFactor(tx: Db, userId: string): Promise<boolean> {
  if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) > 0) return true;
  const confirmed = and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt));
  return (await tx.$count(totpSecrets, confirmed)) > 0;
}
