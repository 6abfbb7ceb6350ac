import { and, eq, gt, or, type SQL } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { ownerOfFormerAddress } from '../../users/queries.ts';
import { users } from '../../users/tables.ts';
import { passwordResets } from '../tables.ts';
import { hashToken } from '../token.ts';

/** SQL: the account has this address, or had it before it was merged or moved. */
const hasAddress = (email: string) =>
  or(eq(users.email, email), eq(users.id, ownerOfFormerAddress(param(email))));

export async function findMemberByEmail(db: Db, email: string) {
  const [member] = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(hasAddress(email));
  return member ?? null;
}

export interface Credentials {
  userId: string;
  passwordHash: string;
}

/** What a sign-in is checked against; null for an address without an account or an account without a password. */
export async function findCredentials(db: Db, email: string): Promise<Credentials | null> {
  const [member] = await db
    .select({ userId: users.id, passwordHash: users.passwordHash })
    .from(users)
    .where(hasAddress(email));
  const { passwordHash } = member ?? {};
  return member && passwordHash ? { ...member, passwordHash } : null;
}

export async function findPasswordHash(db: Db, userId: string): Promise<string | null> {
  const [member] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  return member?.passwordHash ?? null;
}

/** SQL: this is the reset of the token, and it has not expired. */
export function isValidReset(token: string): SQL | undefined {
  return and(
    eq(passwordResets.tokenHash, hashToken(token)),
    gt(passwordResets.expiresAt, sql`now()`),
  );
}

/** The member who may set a new password with this link; null when the link is invalid. */
export async function findResetOwner(db: Db, token: string) {
  const [owner] = await db
    .select({ email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(isValidReset(token));
  return owner ?? null;
}
