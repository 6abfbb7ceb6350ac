import { and, eq, gt } from 'drizzle-orm';
import type { Graduation } from '#contract/merges/contract.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { isActive, ownerOfFormerAddress } from '../../users/queries.ts';
import { users } from '../../users/tables.ts';
import { graduations } from '../tables.ts';

/** SQL: an account has the new address. */
const mergesAccount = sql<boolean>`EXISTS (SELECT 1 FROM users u WHERE u.email = ${graduations.newEmail})`;

/** The change of address that waits for its codes. */
export async function findGraduation(db: Db, userId: string): Promise<Graduation | null> {
  const [found] = await db
    .select({
      newEmail: graduations.newEmail,
      mergesAccount,
      expiresAt: graduations.expiresAt,
    })
    .from(graduations)
    .where(and(eq(graduations.userId, userId), gt(graduations.expiresAt, sql`now()`)));
  return found ?? null;
}

export interface AddressOwner {
  id: string;
  isAdmin: boolean;
  isActive: boolean;
}

export async function findAddressOwner(db: Db, email: string): Promise<AddressOwner | null> {
  const [owner] = await db
    .select({ id: users.id, isAdmin: users.isAdmin, isActive: isActive(users) })
    .from(users)
    .where(eq(users.email, email));
  return owner ?? null;
}

/** The account whose former address this is. */
export async function findFormerOwner(db: Db, email: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string | null }>(
    sql`SELECT ${ownerOfFormerAddress(param(email))} AS id`,
  );
  return rows[0]?.id ?? null;
}
