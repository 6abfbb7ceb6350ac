import { and, eq, lte } from 'drizzle-orm';
import type { Db } from './client.ts';
import { keptDays } from './kept-days.ts';
import { param, sql } from './sql.ts';
import { idempotencyKeys } from './tables.ts';

export interface SavedAnswer {
  request: string;
  status: number;
  body: string;
}

/** Claims the key for this transaction, or returns its saved answer. Waits while another transaction holds the key. */
export async function claimKey(
  tx: Db,
  userId: string,
  key: string,
  request: string,
): Promise<SavedAnswer | null> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ userId, key, request })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length > 0) return null;
  const [earlier] = await tx.select().from(idempotencyKeys).where(isKey(userId, key));
  return earlier ?? null;
}

export async function saveAnswer(
  tx: Db,
  userId: string,
  key: string,
  answer: Omit<SavedAnswer, 'request'>,
): Promise<void> {
  await tx.update(idempotencyKeys).set(answer).where(isKey(userId, key));
}

export async function deleteOldIdempotencyKeys(db: Db): Promise<void> {
  await db
    .delete(idempotencyKeys)
    .where(
      lte(
        idempotencyKeys.createdAt,
        sql`now() - make_interval(days => ${param(keptDays.answers)})`,
      ),
    );
}

export async function deleteIdempotencyKeysOf(tx: Db, userId: string): Promise<void> {
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId));
}

function isKey(userId: string, key: string) {
  return and(eq(idempotencyKeys.userId, userId), eq(idempotencyKeys.key, key));
}
