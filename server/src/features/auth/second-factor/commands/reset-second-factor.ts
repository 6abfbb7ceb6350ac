import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { transaction } from '#server/db/transaction.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import { findMemberByEmail } from '../../passwords/queries.ts';
import { endSessionsOf } from '../../sessions/commands.ts';
import { passkeys, totpSecrets } from '../../tables.ts';
import { factorEvents, factorMail } from '../mails.ts';
import { changeFactors } from './change-factors.ts';
import { deleteSecondStepsOf } from './second-steps.ts';

/** Removes every factor of a member who lost them all and ends their sessions; false for an address without an account. */
export async function resetSecondFactor(
  db: Db,
  email: string,
  publicUrl: string,
): Promise<boolean> {
  return transaction(db, async (tx) => {
    const found = await findMemberByEmail(tx, email);
    if (!found) return false;
    await changeFactors(tx, { id: found.id, sessionId: null }, async (inner, member) => {
      await inner.delete(passkeys).where(eq(passkeys.userId, found.id));
      await inner.delete(totpSecrets).where(eq(totpSecrets.userId, found.id));
      await deleteSecondStepsOf(inner, found.id);
      await endSessionsOf(inner, found.id);
      await sendMail(inner, factorMail(member, factorEvents.reset(), publicUrl));
    });
    return true;
  });
}
