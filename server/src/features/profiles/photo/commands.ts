import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { sql } from '#server/db/sql.ts';
import { transaction } from '#server/db/transaction.ts';
import { fileStoreOf } from '#server/platform/files/open-file-store.ts';
import { attachUpload, deleteUploadAt, keepUpload } from '../../uploads/commands.ts';
import { urlOfKey } from '../../uploads/queries.ts';
import { users } from '../../users/tables.ts';

/**
 * Makes this my photo; the one before is deleted once the new one is there. Two photos at once would both replace the
 * same one, and one of the two would never be deleted: the row is locked.
 */
export async function setPhoto(
  db: Db,
  viewer: { id: string },
  photo: Buffer,
  side: number,
): Promise<string> {
  const id = newId('file');
  const key = `photos/${id}.jpg`;
  const url = urlOfKey(key);
  const row = { kind: 'image' as const, name: 'photo.jpg', size: photo.length };
  await keepUpload(db, { ...row, id, key, userId: viewer.id, width: side, height: side }, () =>
    fileStoreOf(db).put(key, photo),
  );
  await transaction(db, async (tx) => {
    const [before] = await tx
      .select({ url: users.profileImageUrl })
      .from(users)
      .where(eq(users.id, viewer.id))
      .for('update');
    await attachUpload(tx, viewer, url);
    await tx
      .update(users)
      .set({ profileImageUrl: url, updatedAt: sql`now()` })
      .where(eq(users.id, viewer.id));
    if (before?.url) await deleteUploadAt(tx, viewer, before.url);
  });
  return url;
}
