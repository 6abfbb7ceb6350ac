import { eq, lte } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import { updateMember } from '../../users/commands.ts';
import { users } from '../../users/tables.ts';
import { listIdentities } from '../google/queries.ts';
import { passwordChangedMail, resetMail } from '../mails.ts';
import { deleteSecondStepsOf } from '../second-factor/commands/second-steps.ts';
import { endSessionsOf, rotateSession } from '../sessions/commands.ts';
import { passwordResets } from '../tables.ts';
import { hashToken, newToken } from '../token.ts';
import { findMemberByEmail, isValidReset } from './queries.ts';

/** Mails a link that sets a new password and makes earlier links invalid; mails nothing to an address without an account. */
export async function mailResetLink(db: Db, email: string, publicUrl: string): Promise<void> {
  await transaction(db, async (tx) => {
    const member = await findMemberByEmail(tx, email);
    if (!member) return;
    const token = newToken();
    await tx.delete(passwordResets).where(eq(passwordResets.userId, member.id));
    await tx.insert(passwordResets).values({
      tokenHash: hashToken(token),
      userId: member.id,
      expiresAt: sql`now() + interval '1 hour'`,
    });
    const googleAddresses = await listGoogleAddresses(tx, member.id);
    await sendMail(tx, resetMail(member, token, googleAddresses, publicUrl));
  });
}

/** Uses up the link, sets the password and ends every session; null when the link is invalid. */
export async function resetPassword(
  db: Db,
  token: string,
  passwordHash: string,
  publicUrl: string,
): Promise<{ email: string } | null> {
  return transaction(db, async (tx) => {
    const [reset] = await tx
      .delete(passwordResets)
      .where(isValidReset(token))
      .returning({ userId: passwordResets.userId });
    if (!reset) return null;
    return setPassword(tx, reset.userId, passwordHash, publicUrl);
  });
}

/** Makes the links invalid that were mailed to an address which the member no longer has. */
export async function deleteResetLinksOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

interface PasswordChange {
  userId: string;
  /** The hash that the current password matched. */
  oldHash: string;
  newHash: string;
  sessionId: string;
  newToken: string;
}

/**
 * Changes the password; other sessions end, this one gets a new token. Of two changes that proved the same password at
 * once, the second waits for the lock, finds another hash and is refused.
 */
export async function changePassword(
  db: Db,
  change: PasswordChange,
  publicUrl: string,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const [locked] = await tx
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(eq(users.id, change.userId))
      .for('update');
    if (locked?.passwordHash !== change.oldHash) return false;
    await setPassword(tx, change.userId, change.newHash, publicUrl, change.sessionId);
    await rotateSession(tx, change.sessionId, change.newToken);
    return true;
  });
}

export async function deleteExpiredResets(db: Db): Promise<void> {
  await db.delete(passwordResets).where(lte(passwordResets.expiresAt, sql`now()`));
}

async function setPassword(
  tx: Db,
  userId: string,
  passwordHash: string,
  publicUrl: string,
  keepSessionId?: string,
) {
  const member = await updateMember(tx, userId, { passwordHash });
  if (!member) return null;
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
  await deleteSecondStepsOf(tx, userId);
  await endSessionsOf(tx, userId, keepSessionId);
  const googleAddresses = await listGoogleAddresses(tx, userId);
  await sendMail(tx, passwordChangedMail(member, googleAddresses, publicUrl));
  return member;
}

async function listGoogleAddresses(db: Db, userId: string): Promise<string[]> {
  return (await listIdentities(db, userId)).map(({ email }) => email);
}
