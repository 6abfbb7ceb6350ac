import { and, eq, inArray, isNotNull, isNull, lt, not, type SQL } from 'drizzle-orm';
import { type MediaKind, mediaKinds } from '#contract/uploads/media.ts';
import { attemptAll, isLeftOut, startRun, throwFailures } from '../../db/batch-run.ts';
import type { Db } from '../../db/client.ts';
import { sql } from '../../db/sql.ts';
import { afterCommit, rootOf } from '../../db/transaction.ts';
import { AppError } from '../../errors/app-error.ts';
import { contentTypeOf } from '../../platform/files/content-type.ts';
import { fileStoreOf } from '../../platform/files/open-file-store.ts';
import { companionKey } from './file-names.ts';
import { keyOfUrl } from './queries.ts';
import { uploads } from './tables.ts';

export type Upload = typeof uploads.$inferSelect;
export type NewUpload = Omit<typeof uploads.$inferInsert, 'contentType'>;

/**
 * Records an upload, then writes its files: the way of every upload, by form or in parts, profile photo or demo. The row
 * comes first, so that the sweep finds the files of a process that was killed in between.
 */
export async function createUpload(
  db: Db,
  row: NewUpload,
  write: () => Promise<void>,
): Promise<Upload> {
  const [upload] = await db
    .insert(uploads)
    .values({ ...row, contentType: contentTypeOf(row.key) })
    .returning();
  if (!upload) throw new Error('The upload was not recorded.');
  try {
    await write();
    return upload;
  } catch (error) {
    await deleteUpload(db, upload.id);
    throw error;
  }
}

/** False when the upload was deleted in the meantime. */
export async function setPoster(db: Db, uploadId: string, posterKey: string): Promise<boolean> {
  const changed = await db
    .update(uploads)
    .set({ posterKey })
    .where(and(eq(uploads.id, uploadId), isNotNull(uploads.userId)))
    .returning({ id: uploads.id });
  return changed.length > 0;
}

/** Notes that no metadata is left in a file; false when the upload was deleted in the meantime. */
export async function setCleaned(
  db: Db,
  uploadId: string,
  size: number,
  metadataVersion: number,
): Promise<boolean> {
  const changed = await db
    .update(uploads)
    .set({ size, metadataVersion })
    .where(and(eq(uploads.id, uploadId), isNotNull(uploads.userId)))
    .returning({ id: uploads.id });
  return changed.length > 0;
}

/** Attaches an upload of the viewer to the content being written. An upload can be attached only once. */
export async function attachUpload(
  tx: Db,
  viewer: { id: string },
  url: string,
  kinds: readonly MediaKind[] = mediaKinds,
): Promise<string> {
  const attached = await tx
    .update(uploads)
    .set({ attachedAt: sql`now()` })
    .where(
      and(
        eq(uploads.key, keyOfUrl(url) ?? ''),
        eq(uploads.userId, viewer.id),
        isNull(uploads.attachedAt),
        inArray(uploads.kind, [...kinds]),
      ),
    )
    .returning({ id: uploads.id });
  if (attached[0]) return attached[0].id;
  throw new AppError('invalid', 'This file is no longer here. Please upload it again.');
}

/**
 * Releases an upload and deletes its files after the commit; a file that cannot be deleted then is left to the sweep.
 * What hangs in a portfolio and stands in a post is one file: it goes with the last of them.
 */
export async function deleteUpload(tx: Db, uploadId: string | null): Promise<void> {
  if (uploadId === null) return;
  // Whoever removes the other of the two waits here, and then sees that this one is gone.
  await tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.id, uploadId)).for('update');
  await releaseUploads(tx, and(eq(uploads.id, uploadId), isShownNowhere));
}

const isShownNowhere = sql`NOT EXISTS (SELECT 1 FROM posts p WHERE p.upload_id = uploads.id)
  AND NOT EXISTS (SELECT 1 FROM post_pictures pp WHERE pp.upload_id = uploads.id)
  AND NOT EXISTS (SELECT 1 FROM portfolio_items i WHERE i.upload_id = uploads.id)`;

/** The same by address; does nothing unless it is an upload of this member. */
export async function deleteUploadAt(tx: Db, owner: { id: string }, url: string): Promise<void> {
  const key = keyOfUrl(url);
  if (key !== null)
    await releaseUploads(tx, and(eq(uploads.key, key), eq(uploads.userId, owner.id)));
}

async function releaseUploads(tx: Db, which: SQL | undefined): Promise<void> {
  const released = await tx
    .update(uploads)
    .set({ userId: null, attachedAt: null })
    .where(which)
    .returning();
  const db = rootOf(tx);
  afterCommit(tx, () => deleteReleased(db, released));
}

/** Deletes uploads that were not attached within a day, and those that no member owns any more. */
export async function sweepUploads(db: Db): Promise<void> {
  await db
    .update(uploads)
    .set({ userId: null })
    .where(
      and(
        isNotNull(uploads.userId),
        isNull(uploads.attachedAt),
        lt(uploads.createdAt, sql`now() - interval '1 day'`),
      ),
    );
  const run = startRun('delete-uploads');
  for (;;) {
    const isDue = and(isNull(uploads.userId), not(isLeftOut(run, sql`${uploads.id}`)));
    const released = await db.select().from(uploads).where(isDue).limit(100);
    if (released.length === 0) break;
    const byId = new Map(released.map((upload) => [upload.id, upload]));
    await attemptAll(db, run, [...byId.keys()], (ids) =>
      deleteReleased(
        db,
        ids.flatMap((id) => byId.get(id) ?? []),
      ),
    );
  }
  throwFailures(run);
}

async function deleteReleased(db: Db, released: Upload[]): Promise<void> {
  const files = fileStoreOf(db);
  await Promise.all(released.flatMap(keysOf).map((key) => files.delete(key)));
  await db.delete(uploads).where(
    inArray(
      uploads.id,
      released.map(({ id }) => id),
    ),
  );
}

/** A video's poster is stored before its key: after a crash in between, only the derived key finds it. */
export function keysOf({ key, kind, posterKey, variants }: Upload): string[] {
  const poster = kind === 'video' ? companionKey(key, 'poster') : posterKey;
  return [key, ...(poster === null ? [] : [poster]), ...variants.map((one) => one.key)];
}
