import { and, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
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
      isSuspended: sql<boolean>`${users.suspendedAt} IS NOT NULL`,
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

export async function isLiveReset(db: Db, token: string): Promise<boolean> {
  const found = await db
    .select({ userId: passwordResets.userId })
    .from(passwordResets)
    .where(
      and(eq(passwordResets.tokenHash, hashToken(token)), gt(passwordResets.expiresAt, sql`now()`)),
    );
  return found.length > 0;
}
