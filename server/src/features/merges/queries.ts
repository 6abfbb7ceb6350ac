import { and, eq, ne } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { formerAccounts } from './tables.ts';

/** An address that another member had before: mails and sign-ins with it still lead to them. */
export async function isFormerAddressOfAnother(
  db: Db,
  email: string,
  userId: string,
): Promise<boolean> {
  const found = await db.$count(
    formerAccounts,
    and(eq(formerAccounts.email, email), ne(formerAccounts.currentId, userId)),
  );
  return found > 0;
}
