import { and, asc, eq, gt, isNotNull, type SQL } from 'drizzle-orm';
import type { SecondStepMethods } from '#contract/auth/second-factor.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { passkeys, recoveryCodes, secondSteps, totpSecrets } from '../tables.ts';
import { hashToken } from '../token.ts';

/** What a member sees of a passkey. */
export const passkeyColumns = {
  id: passkeys.id,
  name: passkeys.name,
  createdAt: passkeys.createdAt,
  lastUsedAt: passkeys.lastUsedAt,
};

export async function findFactors(db: Db, userId: string) {
  const [own, [totp], recoveryCodesLeft] = await Promise.all([
    db
      .select(passkeyColumns)
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.createdAt), asc(passkeys.id)),
    db
      .select({ since: totpSecrets.confirmedAt })
      .from(totpSecrets)
      .where(and(eq(totpSecrets.userId, userId), isNotNull(totpSecrets.confirmedAt))),
    db.$count(recoveryCodes, eq(recoveryCodes.userId, userId)),
  ]);
  return { passkeys: own, totpSince: totp?.since ?? null, recoveryCodesLeft };
}

/** How a member can take a second step. */
export async function findMethods(db: Db, userId: string): Promise<SecondStepMethods> {
  const { passkeys: own, totpSince, recoveryCodesLeft } = await findFactors(db, userId);
  return { passkey: own.length > 0, totp: totpSince !== null, recoveryCode: recoveryCodesLeft > 0 };
}

/** The credentials of a member, as a browser is asked for them. */
export async function listCredentials(db: Db, userId: string) {
  return db
    .select({ id: passkeys.credentialId, transports: passkeys.transports })
    .from(passkeys)
    .where(eq(passkeys.userId, userId));
}

export async function findPasskey(db: Db, credentialId: string) {
  const [found] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return found ?? null;
}

/** SQL: this is the second step of the token, and it has not expired. */
export function isOpenStep(token: string): SQL | undefined {
  return and(eq(secondSteps.tokenHash, hashToken(token)), gt(secondSteps.expiresAt, sql`now()`));
}

/** The member whose sign-in waits for its second step; null when it has expired or its tries are spent. */
export async function findSecondStep(db: Db, token: string): Promise<{ userId: string } | null> {
  const [found] = await db
    .select({ userId: secondSteps.userId })
    .from(secondSteps)
    .where(and(isOpenStep(token), gt(secondSteps.triesLeft, 0)));
  return found ?? null;
}
