import { and, eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import { recoveryCodes } from '../../tables.ts';
import { factorEvents, factorMail } from '../mails.ts';
import { formatRecoveryCode, hashRecoveryCode, newRecoveryCodes } from '../recovery-code.ts';
import { changeFactors, type FactorChanger } from './change-factors.ts';
import { lockMember } from './lock-member.ts';

/** Makes the codes that belong to a first factor; null where some are left. */
export async function issueFirstCodes(tx: Db, userId: string): Promise<string[] | null> {
  const left = await tx.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
  return left > 0 ? null : replaceCodes(tx, userId);
}

/** Makes new codes in place of those that are left. */
export async function renewRecoveryCodes(
  db: Db,
  by: FactorChanger,
  publicUrl: string,
): Promise<string[]> {
  return changeFactors(db, by, async (tx, member) => {
    if (!member.hasSecondFactor) {
      throw new AppError('conflict', 'Please add a passkey or an authenticator app first.');
    }
    await sendMail(tx, factorMail(member, factorEvents.codesRenewed(), publicUrl));
    return replaceCodes(tx, by.id);
  });
}

/** Uses a code up; false when the member has no such code, or no longer. */
export async function spendRecoveryCode(
  db: Db,
  userId: string,
  code: string,
  publicUrl: string,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const member = await lockMember(tx, userId);
    const used = await tx
      .delete(recoveryCodes)
      .where(
        and(
          eq(recoveryCodes.userId, userId),
          eq(recoveryCodes.codeHash, hashRecoveryCode(userId, code)),
        ),
      )
      .returning({ userId: recoveryCodes.userId });
    if (used.length === 0) return false;
    const left = await tx.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
    await sendMail(tx, factorMail(member, factorEvents.codeUsed(left), publicUrl));
    return true;
  });
}

async function replaceCodes(tx: Db, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx
    .insert(recoveryCodes)
    .values(codes.map((code) => ({ userId, codeHash: hashRecoveryCode(userId, code) })));
  return codes.map(formatRecoveryCode);
}
