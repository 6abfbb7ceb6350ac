import { inArray } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { sql } from '#server/db/sql.ts';
import { notifications } from '../tables.ts';

export async function markPushed(tx: Db, ids: string[]): Promise<void> {
  await tx
    .update(notifications)
    .set({ pushedAt: sql`now()` })
    .where(inArray(notifications.id, ids));
}
