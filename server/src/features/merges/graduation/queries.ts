import { and, eq, gt } from 'drizzle-orm';
import type { Graduation } from '#contract/merges/contract.ts';
import type { Db } from '#server/db/client.ts';
import { param, sql } from '#server/db/sql.ts';
import { findMethods } from '../../auth/second-factor/queries.ts';
import { isActive, isSuspended, ownerOfFormerAddress } from '../../users/queries.ts';
import { users } from '../../users/tables.ts';
import { graduations } from '../tables.ts';

/** The change of address that waits for its codes or for the second factor of the other account. */
export async function findGraduation(db: Db, userId: string): Promise<Graduation | null> {
  const [found] = await db
    .select({
      newEmail: graduations.newEmail,
      expiresAt: graduations.expiresAt,
      provedAt: graduations.provedAt,
    })
    .from(graduations)
    .where(and(eq(graduations.userId, userId), gt(graduations.expiresAt, sql`now()`)));
  if (!found) return null;
  const { provedAt, ...graduation } = found;
  const owner = provedAt ? await findAddressOwner(db, graduation.newEmail) : null;
  return { ...graduation, secondStep: owner ? await findMethods(db, owner.id) : null };
}

export interface AddressOwner {
  id: string;
  email: string;
  isAdmin: boolean;
  isActive: boolean;
  isSuspended: boolean;
  hasSecondFactor: boolean;
}

export async function findAddressOwner(db: Db, email: string): Promise<AddressOwner | null> {
  const [owner] = await db
    .select({
      id: users.id,
      email: users.email,
      isAdmin: users.isAdmin,
      isActive: isActive(users),
      isSuspended: isSuspended(users),
      hasSecondFactor: users.hasSecondFactor,
    })
    .from(users)
    .where(eq(users.email, email));
  return owner ?? null;
}

/** The account whose former address this is. */
async function findFormerOwner(db: Db, email: string): Promise<string | null> {
  const { rows } = await db.execute<{ id: string | null }>(
    sql`SELECT ${ownerOfFormerAddress(param(email))} AS id`,
  );
  return rows[0]?.id ?? null;
}

/** Why an account cannot be moved to an address. */
export type Obstacle = 'own' | 'taken' | 'staff' | 'suspended' | 'leaving';

/** What is in the way of moving the member to this address; only its mailbox may learn it. */
export async function findObstacle(
  db: Db,
  userId: string,
  email: string,
  adminEmails: string[],
): Promise<Obstacle | null> {
  const former = await findFormerOwner(db, email);
  const owner = await findAddressOwner(db, email);
  if (owner?.id === userId) return 'own';
  if (adminEmails.includes(email.toLowerCase()) || owner?.isAdmin) return 'staff';
  if (former !== null && former !== userId) return 'taken';
  if (!owner || owner.isActive) return null;
  return owner.isSuspended ? 'suspended' : 'leaving';
}
