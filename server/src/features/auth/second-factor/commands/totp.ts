import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import { totpSecrets } from '../../tables.ts';
import { factorEvents, factorMail } from '../mails.ts';
import { findTotpStep, isUsedStep, newTotpSecret, withUsedStep } from '../totp.ts';
import { changeFactors, type FactorChanger } from './change-factors.ts';
import { issueFirstCodes } from './recovery-codes.ts';

/** Stores a new secret that counts once a first code is right, in place of an earlier one that never was. */
export async function beginTotp(db: Db, userId: string): Promise<string> {
  const secret = newTotpSecret();
  const row = { secret, lastStep: 0, usedSteps: [], createdAt: sql`now()` };
  const begun = await db
    .insert(totpSecrets)
    .values({ userId, ...row })
    .onConflictDoUpdate({
      target: totpSecrets.userId,
      set: row,
      setWhere: isNull(totpSecrets.confirmedAt),
    })
    .returning({ userId: totpSecrets.userId });
  if (begun.length === 0) {
    throw new AppError(
      'conflict',
      'You have an authenticator app already. Remove it before you add another one.',
    );
  }
  return secret;
}

/** Makes the app a factor if it shows this code; answers the recovery codes that come with a first factor. */
export async function confirmTotp(
  db: Db,
  by: FactorChanger,
  code: string,
  now: number,
  publicUrl: string,
): Promise<string[] | null> {
  return changeFactors(db, by, async (tx, member) => {
    const pending = and(eq(totpSecrets.userId, by.id), isNull(totpSecrets.confirmedAt));
    const [begun] = await tx.select().from(totpSecrets).where(pending);
    if (!begun) {
      throw new AppError('conflict', 'Please start again to add an authenticator app.');
    }
    const step = findTotpStep(begun.secret, code, now);
    if (step === null) throw wrongTotpCode();
    const usedSteps = withUsedStep(begun.usedSteps, step, now);
    await tx
      .update(totpSecrets)
      .set({ confirmedAt: sql`now()`, lastStep: step, usedSteps })
      .where(pending);
    await sendMail(tx, factorMail(member, factorEvents.totpAdded(), publicUrl));
    return issueFirstCodes(tx, by.id);
  });
}

/** Uses a code up; false for a wrong one, and for one of a step that was used before. */
export async function spendTotpCode(
  db: Db,
  userId: string,
  code: string,
  now: number,
): Promise<boolean> {
  const own = and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt));
  return transaction(db, async (tx) => {
    const [known] = await tx.select().from(totpSecrets).where(own).for('update');
    const step = known ? findTotpStep(known.secret, code, now) : null;
    if (!known || step === null || isUsedStep(known.usedSteps, step, now)) return false;
    const usedSteps = withUsedStep(known.usedSteps, step, now);
    await tx.update(totpSecrets).set({ lastStep: step, usedSteps }).where(own);
    return true;
  });
}

/** False when the member has no authenticator app. */
export async function removeTotp(db: Db, by: FactorChanger, publicUrl: string): Promise<boolean> {
  return changeFactors(db, by, async (tx, member) => {
    const [removed] = await tx
      .delete(totpSecrets)
      .where(eq(totpSecrets.userId, by.id))
      .returning({ confirmedAt: totpSecrets.confirmedAt });
    if (!removed?.confirmedAt) return false;
    await sendMail(tx, factorMail(member, factorEvents.totpRemoved(), publicUrl));
    return true;
  });
}

export async function deleteUnconfirmedTotp(db: Db): Promise<void> {
  await db
    .delete(totpSecrets)
    .where(
      and(
        isNull(totpSecrets.confirmedAt),
        lte(totpSecrets.createdAt, sql`now() - interval '1 day'`),
      ),
    );
}

export function wrongTotpCode(): AppError {
  const message = 'That code is not right, or was used before. Please type the one shown now.';
  return new AppError('invalid', message, { issues: [{ path: 'code', message }] });
}
