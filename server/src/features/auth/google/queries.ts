import { desc, eq } from 'drizzle-orm';
import type { LinkedIdentity } from '#contract/auth/contract.ts';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { identities } from '../tables.ts';

/** SQL: what the owner calls the identity by; Google's own subject stays with us. */
export const identityId = sql<string>`md5(${identities.issuer} || ' ' || ${identities.subject})`;

/** The Google accounts that can sign in as this member, newest first. */
export async function listIdentities(db: Db, userId: string): Promise<LinkedIdentity[]> {
  return db
    .select({ id: identityId, email: identities.email, createdAt: identities.createdAt })
    .from(identities)
    .where(eq(identities.userId, userId))
    .orderBy(desc(identities.createdAt));
}
