import { eq, lte } from 'drizzle-orm';
import { codeMinutes, codeTries, resendCooldownSeconds } from '#contract/auth/contract.ts';
import type { Graduation } from '#contract/merges/contract.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Viewer } from '#server/http/app.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import { hashCode, newCode } from '#server/platform/one-time-code.ts';
import { enqueue } from '#server/platform/queue/queue.ts';
import { graduations } from '../../tables.ts';
import { cannotMoveMail, currentCodeMail, newCodeMail } from '../mails.ts';
import { findAddressOwner, findGraduation, findObstacle } from '../queries.ts';
import { mailNewAddressTask } from '../task.ts';
import { refuseAdministrator } from './move-account.ts';

/**
 * Mails a code to the current address, in place of an earlier one, and leaves the new address to a task: neither the answer nor the
 * time that it takes tells whether the address has an account.
 */
export async function startGraduation(
  db: Db,
  viewer: Viewer,
  newEmail: string,
  { codeKey }: { codeKey: Buffer },
): Promise<Graduation> {
  refuseAdministrator(viewer);
  if (newEmail.toLowerCase() === viewer.email.toLowerCase()) throw ownAddress();
  const [currentCode, code] = [newCode(), newCode()];
  return transaction(db, async (tx) => {
    const row = {
      newEmail,
      currentCodeHash: hashCode(codeKey, viewer.email, currentCode),
      newCodeHash: hashCode(codeKey, newEmail, code),
      triesLeft: codeTries,
      provedAt: null,
      expiresAt: sql`now() + make_interval(mins => ${param(codeMinutes)})`,
      createdAt: sql`now()`,
    };
    const cooldown = sql`now() - make_interval(secs => ${param(resendCooldownSeconds)})`;
    const [started] = await tx
      .insert(graduations)
      .values({ userId: viewer.id, ...row })
      .onConflictDoUpdate({
        target: graduations.userId,
        set: row,
        setWhere: lte(graduations.createdAt, cooldown),
      })
      .returning({ userId: graduations.userId });
    if (!started)
      throw new AppError('too_many_requests', 'The codes are on their way. Please wait a minute.', {
        retryAfterSeconds: resendCooldownSeconds,
      });
    await sendMail(tx, currentCodeMail(viewer.email, currentCode, newEmail));
    await enqueue(tx, mailNewAddressTask, { userId: viewer.id, newEmail, code });
    const graduation = await findGraduation(tx, viewer.id);
    if (!graduation) throw new Error('The change of address was not stored.');
    return graduation;
  });
}

/** Mails the code to the new address, with what becomes of its account; or that the account cannot be moved there, and why. */
export async function mailNewAddress(
  db: Db,
  { userId, newEmail, code }: { userId: string; newEmail: string; code: string },
  adminEmails: string[],
): Promise<void> {
  const obstacle = await findObstacle(db, userId, newEmail, adminEmails);
  const owner = await findAddressOwner(db, newEmail);
  await sendMail(
    db,
    obstacle ? cannotMoveMail(newEmail, obstacle) : newCodeMail(newEmail, code, owner),
  );
}

export async function cancelGraduation(db: Db, userId: string): Promise<void> {
  await db.delete(graduations).where(eq(graduations.userId, userId));
}

function ownAddress(): AppError {
  return new AppError('invalid', 'This is your address already.');
}
