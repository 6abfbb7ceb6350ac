import { and, eq, gt, lte } from 'drizzle-orm';
import { codeMinutes, codeTries, resendCooldownSeconds } from '#contract/auth/contract.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { rootOf, transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import { createMember, type NewMember } from '../../users/commands.ts';
import { alreadyMemberMail, codeMail } from '../mails.ts';
import { findMemberByEmail } from '../passwords/queries.ts';
import { pendingSignups } from '../tables.ts';
import { hashCode, isCode, newCode } from './code.ts';

type SignUp = NewMember & { passwordHash: string };

function freshCode(email: string, code: string) {
  return {
    codeHash: hashCode(email, code),
    codeExpiresAt: sql`now() + make_interval(mins => ${param(codeMinutes)})`,
    triesLeft: codeTries,
    resendAfter: sql`now() + make_interval(secs => ${param(resendCooldownSeconds)})`,
  };
}

/** Remembers the sign-up until its address is proved, in place of an earlier one, and mails the code. */
export async function startSignUp(db: Db, signUp: SignUp, publicUrl: string): Promise<void> {
  const { email, firstName } = signUp;
  await transaction(db, async (tx) => {
    if (await findMemberByEmail(tx, email)) {
      return sendMail(tx, alreadyMemberMail(email, publicUrl));
    }
    const code = newCode();
    const row = { ...signUp, ...freshCode(email, code), createdAt: sql`now()` };
    await tx
      .insert(pendingSignups)
      .values(row)
      .onConflictDoUpdate({ target: pendingSignups.email, set: row });
    await sendMail(tx, codeMail(email, firstName, code));
  });
}

/** Mails a new code in place of the old one, if a sign-up waits for it and the last mail is a while ago. */
export async function renewCode(db: Db, email: string): Promise<void> {
  const code = newCode();
  await transaction(db, async (tx) => {
    const [renewed] = await tx
      .update(pendingSignups)
      .set(freshCode(email, code))
      .where(and(eq(pendingSignups.email, email), lte(pendingSignups.resendAfter, sql`now()`)))
      .returning({ firstName: pendingSignups.firstName });
    if (renewed) await sendMail(tx, codeMail(email, renewed.firstName, code));
  });
}

/** Makes the account that the right code was mailed for. `isOwn` says whether this browser may have signed it up. */
export async function confirmSignUp(
  db: Db,
  { email, code }: { email: string; code: string },
  isOwn: (signUp: SignUp) => boolean,
  adminEmails: string[],
): Promise<string> {
  const tried = await useTry(db, email);
  if (!tried || !isCode(email, code, tried.codeHash)) throw wrongCode();
  if (!isOwn(tried)) throw signedUpElsewhere();
  return transaction(db, async (tx) => {
    const [confirmed] = await tx
      .delete(pendingSignups)
      .where(and(eq(pendingSignups.email, email), eq(pendingSignups.codeHash, tried.codeHash)))
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

/** Spends one of the tries for good, before the code is looked at: a burst of guesses cannot have more than all of them. */
async function useTry(db: Db, email: string) {
  const [tried] = await rootOf(db)
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
  return tried ?? null;
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
