import { eq } from 'drizzle-orm';
import type { Db } from '#server/db/client.ts';
import { newId } from '#server/db/ids.ts';
import { transaction } from '#server/db/transaction.ts';
import { fileStoreOf } from '#server/platform/files/open-file-store.ts';
import { attachUpload, createUpload, deleteUploadAt } from '../../uploads/commands.ts';
import { urlOfKey } from '../../uploads/queries.ts';
import { updateMember } from '../../users/commands.ts';
import { users } from '../../users/tables.ts';

/** A photo that lay elsewhere: it is replaced only where it still is the photo, and `count` belongs to the same transaction. */
interface Migrated {
  url: string;
  count: (tx: Db) => Promise<void>;
}

/**
 * Replaces the member's photo and deletes the previous one. The row is locked: two changes at once would both delete the
 * same previous photo, and one of the new files would be left over.
 */
export async function setPhoto(
  db: Db,
  viewer: { id: string },
  photo: Buffer,
  side: number,
  migrated?: Migrated,
): Promise<string> {
  const id = newId('file');
  const key = `photos/${id}.jpg`;
  const url = urlOfKey(key);
  const row = { kind: 'image' as const, name: 'photo.jpg', size: photo.length };
  await createUpload(db, { ...row, id, key, userId: viewer.id, width: side, height: side }, () =>
    fileStoreOf(db).put(key, photo),
  );
  await transaction(db, async (tx) => {
    const [before] = await tx
      .select({ url: users.profileImageUrl })
      .from(users)
      .where(eq(users.id, viewer.id))
      .for('update');
    await migrated?.count(tx);
    if (migrated && before?.url !== migrated.url) return;
    await attachUpload(tx, viewer, url);
    await updateMember(tx, viewer.id, { profileImageUrl: url });
    if (before?.url) await deleteUploadAt(tx, viewer, before.url);
  });
  return url;
}
