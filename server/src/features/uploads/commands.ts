import { and, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { afterCommit, rootOf } from '../../db/transaction.ts';
import { AppError } from '../../platform/app-error.ts';
import { filesOf } from '../../platform/files.ts';
import { keyOfUrl } from './queries.ts';
import { uploads } from './tables.ts';

type Upload = typeof uploads.$inferSelect;

/** Ties my upload to the content that is being written; each upload belongs to one thing only. */
export async function attachUpload(tx: Db, viewer: { id: string }, url: string): Promise<string> {
  const attached = await tx
    .update(uploads)
    .set({ attachedAt: sql`now()` })
    .where(
      and(
        eq(uploads.key, keyOfUrl(url) ?? ''),
        eq(uploads.userId, viewer.id),
        isNull(uploads.attachedAt),
      ),
    )
    .returning({ id: uploads.id });
  if (attached[0]) return attached[0].id;
  throw new AppError('invalid', 'This file is no longer here. Please upload it again.');
}

/** Lets go of an upload and, once that is committed, deletes its files. What fails then is left to the sweep. */
export async function deleteUpload(tx: Db, uploadId: string | null): Promise<void> {
  if (uploadId === null) return;
  const released = await tx
    .update(uploads)
    .set({ userId: null, attachedAt: null })
    .where(eq(uploads.id, uploadId))
    .returning();
  const db = rootOf(tx);
  afterCommit(tx, () => removeReleased(db, released).catch(() => undefined));
}

/** Deletes what nobody has used for a day, and whatever belongs to no member any more. */
export async function sweepUploads(db: Db): Promise<void> {
  await db
    .update(uploads)
    .set({ userId: null })
    .where(and(isNull(uploads.attachedAt), lt(uploads.createdAt, sql`now() - interval '1 day'`)));
  for (;;) {
    const released = await db.select().from(uploads).where(isNull(uploads.userId)).limit(100);
    if (released.length === 0) return;
    await removeReleased(db, released);
  }
}

async function removeReleased(db: Db, released: Upload[]): Promise<void> {
  const files = filesOf(db);
  await Promise.all(released.flatMap(keysOf).map((key) => files.delete(key)));
  await db.delete(uploads).where(
    inArray(
      uploads.id,
      released.map(({ id }) => id),
    ),
  );
}

function keysOf({ key, posterKey, variants }: Upload): string[] {
  return [key, ...(posterKey === null ? [] : [posterKey]), ...variants.map((one) => one.key)];
}
