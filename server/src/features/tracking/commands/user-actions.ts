import { lt } from 'drizzle-orm';
import type { UserAction } from '#contract/tracking/contract.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { sql } from '#server/db/sql.ts';
import type { Viewer } from '#server/http/app.ts';
import { userActions } from '../tables.ts';

export async function recordAction(db: Db, viewer: Viewer, action: UserAction): Promise<void> {
  await db.insert(userActions).values({ ...action, id: newId('action'), userId: viewer.id });
}

/** Deletes what was recorded more than 90 days ago. */
export async function deleteOldActions(db: Db): Promise<void> {
  await db.delete(userActions).where(lt(userActions.createdAt, sql`now() - interval '90 days'`));
}
