import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { accountMerges, formerAccounts } from '../tables.ts';

/** For a member who is deleted: merges of their account that were undone, and former ids. The rest goes with the member's row. */
export async function deleteMergeRecordsOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(accountMerges).where(eq(accountMerges.secondaryId, userId));
  await tx.delete(formerAccounts).where(eq(formerAccounts.userId, userId));
}
