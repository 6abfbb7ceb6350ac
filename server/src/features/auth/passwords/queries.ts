import { and, eq, gt, type SQL } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { isActive } from '../../users/queries.ts';
import { users } from '../../users/tables.ts';
import { passwordResets, pendingSignups } from '../tables.ts';
import { hashToken } from '../token.ts';

export async function findMemberByEmail(db: Db, email: string) {
  const [member] = await db
    .select({ id: users.id, email: users.email, firstName: users.firstName })
    .from(users)
    .where(eq(users.email, email));
  return member ?? null;
}

export interface Credentials {
  /** Null while the address is not proved yet. */
  userId: string | null;
  passwordHash: string | null;
  isSuspended: boolean;
}

/** What a sign-in is checked against: the account, or else the sign-up that waits for its code. */
export async function findCredentials(db: Db, email: string): Promise<Credentials | null> {
  const [member] = await db
    .select({
      userId: users.id,
      passwordHash: users.passwordHash,
      isSuspended: sql<boolean>`NOT (${isActive(users)})`,
    })
    .from(users)
    .where(eq(users.email, email));
  if (member) return member;
  const [pending] = await db
    .select({ passwordHash: pendingSignups.passwordHash })
    .from(pendingSignups)
    .where(eq(pendingSignups.email, email));
  return pending ? { userId: null, isSuspended: false, ...pending } : null;
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

export async function hasValidReset(db: Db, token: string): Promise<boolean> {
  return (await db.$count(passwordResets, isValidReset(token))) > 0;
}
