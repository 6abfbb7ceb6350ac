import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import { sql } from '../../db/sql.ts';
import { users } from './tables.ts';

export interface NewMember {
  email: string;
  firstName: string;
  lastName: string;
  passwordHash: string | null;
}

/** Makes the account of someone who has proved the address; null when it has one, be it made at the same moment. */
export async function createMember(
  db: Db,
  member: NewMember,
  adminEmails: string[],
): Promise<string | null> {
  const id = newId('user');
  const isAdmin = adminEmails.includes(member.email.toLowerCase());
  const made = await db
    .insert(users)
    .values({ id, ...member, isAdmin })
    .onConflictDoNothing()
    .returning({ id: users.id });
  return made[0]?.id ?? null;
}

/** Makes the members with these addresses administrators; who is one for another reason stays one. */
export async function syncAdministrators(db: Db, emails: string[]): Promise<void> {
  if (emails.length === 0) return;
  await db
    .update(users)
    .set({ isAdmin: true, updatedAt: sql`now()` })
    .where(and(inArray(users.email, emails), eq(users.isAdmin, false)));
}
