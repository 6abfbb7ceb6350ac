import { and, eq, lt } from 'drizzle-orm';
import type { PhotoMigration } from '#contract/admin/photo-migration.ts';
import { lock } from '#server/db/advisory-lock.ts';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { param, sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { enqueue } from '#server/platform/queue/queue.ts';
import { recordAct } from '../../audit/commands.ts';
import { photoMigrations } from '../tables.ts';
import { countPhotosElsewhere, findMigration } from './queries.ts';
import { migratePhotosTask } from './task.ts';

const maxErrors = 100;

export const noMigration: PhotoMigration = {
  status: 'none',
  total: 0,
  migrated: 0,
  failed: 0,
  errors: [],
};

/** Starts a migration, or lets the running one go on: what it has done is not done again. */
export async function startMigration(db: Db, actor: { id: string }): Promise<PhotoMigration> {
  return transaction(db, async (tx) => {
    await lock(tx, 'photo migration');
    const newest = await findMigration(tx);
    const running = newest?.status === 'running' ? newest : null;
    const id = running?.id ?? newId('photos');
    if (!running) {
      const total = await countPhotosElsewhere(tx);
      await tx.insert(photoMigrations).values({ id, total });
      const target = { targetType: 'photo_migration', targetId: id };
      await recordAct(tx, { action: 'photos.migrate', actor, ...target, after: { total } });
    }
    await enqueue(tx, migratePhotosTask, { migrationId: id });
    return running ?? (await findMigration(tx)) ?? noMigration;
  });
}

/** Counts a photo once, however often it is tried; `error` is a sentence where it could not be brought in. */
export async function countPhoto(
  db: Db,
  migrationId: string,
  userId: string,
  error: string | null,
): Promise<void> {
  const { migrated, failed, errors } = photoMigrations;
  const change = error
    ? {
        failed: sql`${failed} + 1`,
        errors: sql`CASE WHEN cardinality(${errors}) < ${param(maxErrors)} THEN array_append(${errors}, ${param(error)}) ELSE ${errors} END`,
      }
    : { migrated: sql`${migrated} + 1` };
  await db
    .update(photoMigrations)
    .set({ ...change, lastUserId: userId })
    .where(and(eq(photoMigrations.id, migrationId), lt(photoMigrations.lastUserId, userId)));
}

export async function finishMigration(db: Db, migrationId: string): Promise<void> {
  await db
    .update(photoMigrations)
    .set({ status: 'done', finishedAt: sql`now()` })
    .where(and(eq(photoMigrations.id, migrationId), eq(photoMigrations.status, 'running')));
}
