import { and, eq, gt, lte } from 'drizzle-orm';
import { codeMinutes, codeTries, resendCooldownSeconds } from '#contract/auth/contract.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { rootOf, transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import { hashCode, isCode, newCode } from '#server/platform/one-time-code.ts';
import { createMember, type NewMember } from '../../users/commands.ts';
import { alreadyMemberMail, codeMail } from '../mails.ts';
import { findMemberByEmail } from '../passwords/queries.ts';
import { pendingSignups } from '../tables.ts';

type SignUp = NewMember & { passwordHash: string };

function freshCode(codeKey: Buffer, email: string, code: string) {
  return {
    codeHash: hashCode(codeKey, email, code),
    codeExpiresAt: sql`now() + make_interval(mins => ${param(codeMinutes)})`,
    triesLeft: codeTries,
    resendAfter: sql`now() + make_interval(secs => ${param(resendCooldownSeconds)})`,
  };
}

/**
 * Stores the sign-up until its address is verified, in place of an earlier one, and mails the code. For a registered
 * address it is stored too, with a code that nobody gets: the time that the check of a code takes would otherwise tell.
 */
export async function startSignUp(
  db: Db,
  signUp: SignUp,
  { codeKey, publicUrl }: { codeKey: Buffer; publicUrl: string },
): Promise<void> {
  const { email } = signUp;
  const code = newCode();
  await transaction(db, async (tx) => {
    const row = { ...signUp, ...freshCode(codeKey, email, code), createdAt: sql`now()` };
    await tx
      .insert(pendingSignups)
      .values(row)
      .onConflictDoUpdate({ target: pendingSignups.email, set: row });
    const isMember = (await findMemberByEmail(tx, email)) !== null;
    await sendMail(tx, isMember ? alreadyMemberMail(email, publicUrl) : codeMail(email, code));
  });
}

/** Mails a new code in place of the old one, if a sign-up is pending and the cool-down since the last mail is over. */
export async function renewCode(db: Db, email: string, codeKey: Buffer): Promise<void> {
  const code = newCode();
  await transaction(db, async (tx) => {
    const [renewed] = await tx
      .update(pendingSignups)
      .set(freshCode(codeKey, email, code))
      .where(and(eq(pendingSignups.email, email), lte(pendingSignups.resendAfter, sql`now()`)))
      .returning({ email: pendingSignups.email });
    if (!renewed || (await findMemberByEmail(tx, email))) return;
    await sendMail(tx, codeMail(email, code));
  });
}

/**
 * Creates the account if the code is right. `isOwn` says whether this browser may have made the sign-up. A sign-up that
 * replaces this one in between has another code hash: nothing is deleted, and the code counts as wrong.
 */
export async function confirmSignUp(
  db: Db,
  { email, code }: { email: string; code: string },
  isOwn: (signUp: SignUp) => boolean,
  { codeKey, adminEmails }: { codeKey: Buffer; adminEmails: string[] },
): Promise<string> {
  const attempt = await spendAttempt(db, email);
  if (!attempt || !isCode(codeKey, email, code, attempt.codeHash)) throw wrongCode();
  if (!isOwn(attempt)) throw signedUpElsewhere();
  return transaction(db, async (tx) => {
    const [confirmed] = await tx
      .delete(pendingSignups)
      .where(and(eq(pendingSignups.email, email), eq(pendingSignups.codeHash, attempt.codeHash)))
      .returning();
    if (!confirmed) throw wrongCode();
    const { firstName, lastName, passwordHash } = confirmed;
    const userId = await createMember(
      tx,
      { email, firstName, lastName, passwordHash },
      adminEmails,
    );
    if (!userId) throw wrongCode();
    return userId;
  });
}

/**
 * Commits the attempt by itself, before the code is compared. Guesses sent at once would otherwise all be compared before
 * one is counted, and a rollback of the caller would give the attempt back.
 */
async function spendAttempt(db: Db, email: string) {
  const [attempt] = await rootOf(db)
    .update(pendingSignups)
    .set({ triesLeft: sql`${pendingSignups.triesLeft} - 1` })
    .where(
      and(
        eq(pendingSignups.email, email),
        gt(pendingSignups.triesLeft, 0),
        gt(pendingSignups.codeExpiresAt, sql`now()`),
      ),
    )
    .returning();
  return attempt ?? null;
}

export async function deleteOldSignUps(db: Db): Promise<void> {
  await db
    .delete(pendingSignups)
    .where(lte(pendingSignups.createdAt, sql`now() - interval '1 day'`));
}

function wrongCode(): AppError {
  const message = `That code is not right, or it has expired. Please check it, or ask for a new one after ${codeTries} tries.`;
  return new AppError('invalid', message, { issues: [{ path: 'otpCode', message }] });
}

function signedUpElsewhere(): AppError {
  return new AppError(
    'invalid',
    'This address was signed up again from another browser. Please go back and sign up once more.',
  );
}
