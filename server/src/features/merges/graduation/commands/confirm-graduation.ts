import { and, eq, gt, isNotNull, isNull, type SQL } from 'drizzle-orm';
import { codeMinutes, codeTries } from '#contract/auth/contract.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { rootOf } from '#server/db/transaction.ts';
import type { Viewer } from '#server/http/app.ts';
import { isCode } from '#server/platform/one-time-code.ts';
import { secondStepRequired } from '../../policy.ts';
import { graduations } from '../../tables.ts';
import { findAddressOwner } from '../queries.ts';
import {
  type Attempt,
  type GraduationSettings,
  isSameAttempt,
  type Moved,
  moveAccount,
  wrongCodes,
} from './move-account.ts';

/**
 * Moves the account when both codes are right, and merges the account that the new address has. One with a second factor is not
 * merged by its mailbox alone: the move then waits for the factor.
 */
export async function confirmGraduation(
  db: Db,
  viewer: Viewer,
  codes: { currentCode: string; newCode: string },
  settings: GraduationSettings & { codeKey: Buffer },
): Promise<Moved> {
  const { codeKey } = settings;
  const attempt = await spendAttempt(db, viewer.id);
  const areRight =
    attempt &&
    isCode(codeKey, viewer.email, codes.currentCode, attempt.currentCodeHash) &&
    isCode(codeKey, attempt.newEmail, codes.newCode, attempt.newCodeHash);
  if (!areRight) throw wrongCodes();
  if ((await findAddressOwner(db, attempt.newEmail))?.hasSecondFactor) {
    await openSecondStep(db, attempt);
    throw secondStepRequired();
  }
  return moveAccount(db, viewer, { attempt, provedOwnerId: null }, settings);
}

/** Committed by itself, before the codes are compared: guesses sent at once would otherwise all be compared before one is counted. */
const spendAttempt = (db: Db, userId: string) => spendTry(db, userId, isNull(graduations.provedAt));

/** What waits for the second factor of the account of its address; null when it has expired or its tries are spent. */
export const spendStepTry = (db: Db, userId: string) =>
  spendTry(db, userId, isNotNull(graduations.provedAt));

async function spendTry(db: Db, userId: string, isAtThisStep: SQL): Promise<Attempt | null> {
  const [attempt] = await rootOf(db)
    .update(graduations)
    .set({ triesLeft: sql`${graduations.triesLeft} - 1` })
    .where(and(isOpen(userId), isAtThisStep))
    .returning();
  return attempt ?? null;
}

/**
 * Committed by itself: the answer that asks for the second factor is a refusal. Only where the codes are still those that were
 * right: the member may have asked to move elsewhere since, to an address that has proved nothing.
 */
async function openSecondStep(db: Db, attempt: Attempt): Promise<void> {
  const opened = await rootOf(db)
    .update(graduations)
    .set({
      provedAt: sql`now()`,
      triesLeft: codeTries,
      expiresAt: sql`now() + make_interval(mins => ${param(codeMinutes)})`,
    })
    .where(isSameAttempt(attempt))
    .returning({ userId: graduations.userId });
  if (opened.length === 0) throw wrongCodes();
}

function isOpen(userId: string) {
  return and(
    eq(graduations.userId, userId),
    gt(graduations.triesLeft, 0),
    gt(graduations.expiresAt, sql`now()`),
  );
}
