import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/errors/app-error.ts';
import { users } from '#server/features/users/tables.ts';

export interface FactorOwner {
  email: string;
  firstName: string;
  hasSecondFactor: boolean;
}

/** Changes of a member's factors, and sign-ins that depend on them, come one after the other. */
export async function lockMember(tx: Db, userId: string): Promise<FactorOwner> {
  const [member] = await tx
    .select({
      email: users.email,
      firstName: users.firstName,
      hasSecondFactor: users.hasSecondFactor,
    })
    .from(users)
    .where(eq(users.id, userId))
    .for('update');
  if (!member) throw new AppError('unauthenticated', 'Please sign in to continue.');
  return member;
}
