import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { transaction } from '#server/db/transaction.ts';
import { updateMember } from '#server/features/users/commands.ts';
import { endSessionsWithoutFactor, forgetSecondFactor } from '../../sessions/commands.ts';
import { passkeys, recoveryCodes, totpSecrets } from '../../tables.ts';
import { type FactorOwner, lockMember } from './lock-member.ts';

/** A member, and the session that changes the factors; null where the member does not do it. */
export interface FactorChanger {
  id: string;
  sessionId: string | null;
}

/**
 * Runs `change` with the member's row locked, then stores whether a factor is left; recovery codes go with the last one.
 * With the first one all sessions end but the one that set it up. A sign-in without a second step reads the row FOR SHARE: it
 * comes before the first factor, and its session ends, or is refused.
 */
export async function changeFactors<T>(
  db: Db,
  { id: userId, sessionId }: FactorChanger,
  change: (tx: Db, member: FactorOwner) => Promise<T>,
): Promise<T> {
  return transaction(db, async (tx) => {
    const member = await lockMember(tx, userId);
    const result = await change(tx, member);
    const hasSecondFactor = await hasFactor(tx, userId);
    if (!hasSecondFactor) await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
    if (hasSecondFactor !== member.hasSecondFactor) {
      await updateMember(tx, userId, { hasSecondFactor });
      if (!hasSecondFactor) await forgetSecondFactor(tx, userId);
      else await endSessionsWithoutFactor(tx, userId, sessionId);
    }
    return result;
  });
}

async function hasFactor(tx: Db, userId: string): Promise<boolean> {
  if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) > 0) return true;
  const confirmed = and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt));
  return (await tx.$count(totpSecrets, confirmed)) > 0;
}
