import { and, eq, lt, or } from 'drizzle-orm';
import { passkeysPerMember } from '#contract/auth/second-factor.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { sql } from '#server/db/sql.ts';
import { AppError } from '#server/errors/app-error.ts';
import { sendMail } from '#server/platform/mail/mail.ts';
import { passkeys } from '../../tables.ts';
import { factorEvents, factorMail } from '../mails.ts';
import { passkeyColumns } from '../queries.ts';
import { changeFactors, type FactorChanger } from './change-factors.ts';
import { issueFirstCodes } from './recovery-codes.ts';

export interface NewPasskey {
  credentialId: string;
  publicKey: string;
  counter: number;
  transports: string[];
  name: string;
}

/** Adds a verified passkey; answers the recovery codes that come with a first factor. */
export async function addPasskey(
  db: Db,
  by: FactorChanger,
  passkey: NewPasskey,
  publicUrl: string,
): Promise<string[] | null> {
  return changeFactors(db, by, async (tx, member) => {
    if ((await tx.$count(passkeys, eq(passkeys.userId, by.id))) >= passkeysPerMember) {
      throw new AppError(
        'conflict',
        `You have ${passkeysPerMember} passkeys. Remove one before you add another one.`,
      );
    }
    const added = await tx
      .insert(passkeys)
      .values({ id: newId('passkey'), userId: by.id, ...passkey })
      .onConflictDoNothing()
      .returning({ id: passkeys.id });
    if (added.length === 0) throw new AppError('conflict', 'This passkey was added before.');
    await sendMail(tx, factorMail(member, factorEvents.passkeyAdded(passkey.name), publicUrl));
    return issueFirstCodes(tx, by.id);
  });
}

/** Stores the counter of a use; false where it did not grow, which means that a copy of the key was used. */
export async function recordPasskeyUse(db: Db, id: string, counter: number): Promise<boolean> {
  const grows = lt(passkeys.counter, counter);
  const counts = counter === 0 ? or(grows, eq(passkeys.counter, 0)) : grows;
  const used = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(and(eq(passkeys.id, id), counts))
    .returning({ id: passkeys.id });
  return used.length > 0;
}

export async function renamePasskey(db: Db, userId: string, id: string, name: string) {
  const [renamed] = await db
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning(passkeyColumns);
  return renamed ?? null;
}

/** False when the member has no such passkey. */
export async function removePasskey(
  db: Db,
  by: FactorChanger,
  id: string,
  publicUrl: string,
): Promise<boolean> {
  return changeFactors(db, by, async (tx, member) => {
    const [removed] = await tx
      .delete(passkeys)
      .where(and(eq(passkeys.userId, by.id), eq(passkeys.id, id)))
      .returning({ name: passkeys.name });
    if (!removed) return false;
    await sendMail(tx, factorMail(member, factorEvents.passkeyRemoved(removed.name), publicUrl));
    return true;
  });
}
