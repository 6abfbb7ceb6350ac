import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Db } from '../db/client.ts';
import { newId } from '../db/ids.ts';
import { createUpload, type Upload } from '../features/uploads/commands.ts';
import { companionKey, keyOf } from '../features/uploads/file-names.ts';
import { fileStoreOf } from '../platform/files/open-file-store.ts';
import { imageFile, manifest, type PictureName } from './picture-files.ts';

/** Stores a shipped picture as an upload of this member that is already in use. */
export async function storePicture(tx: Db, userId: string, picture: PictureName): Promise<Upload> {
  const facts = manifest[picture];
  if (!facts) throw new Error(`The demo has no picture ${picture}.`);
  const { width, height, blur } = facts;
  const id = newId('file');
  const file = imageFile(picture);
  const key = keyOf(id, 'webp', basename(file));
  const variants = facts.variants.map((one) => ({
    key: companionKey(key, String(one)),
    width: one,
  }));
  const content = await readFile(file);
  const row = {
    id,
    userId,
    key,
    kind: 'image' as const,
    name: basename(file),
    size: content.length,
    width,
    height,
    blur,
    variants,
    attachedAt: new Date().toISOString(),
  };
  return createUpload(tx, row, async () => {
    const files = fileStoreOf(tx);
    for (const one of variants) {
      await files.put(one.key, await readFile(imageFile(picture, one.width)));
    }
    await files.put(key, content);
  });
}
