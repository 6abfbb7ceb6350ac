import type { FileEnding } from '#contract/uploads/accepted.ts';
import type { Db } from '../../db/client.ts';
import { newId } from '../../db/ids.ts';
import type { ReceivedFile } from '../../http/files/receive-file.ts';
import type { QueuedBy } from '../../platform/fair-queue.ts';
import { fileStoreOf } from '../../platform/files/open-file-store.ts';
import { metadataVersion, removeMetadata } from '../../platform/media/metadata/remove-metadata.ts';
import { prepareImage } from '../../platform/media/prepare-image.ts';
import { ffmpegIsInstalled } from '../../platform/media/video-poster.ts';
import { videoSize } from '../../platform/media/video-size.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { acceptFile, kindOf } from './accept-file.ts';
import { createUpload, type NewUpload, type Upload } from './commands.ts';
import { cleanName, companionKey, keyOf } from './file-names.ts';
import { posterTask } from './poster.ts';

/** Stores a received file without who made it, when and where; an image re-encoded in several widths. A video gets its poster later. */
export async function storeFile(db: Db, by: QueuedBy, received: ReceivedFile): Promise<Upload> {
  const file = { ...received, name: cleanName(received.name) };
  const ending = await acceptFile(file);
  const id = newId('file');
  const row = {
    id,
    userId: by.id,
    key: keyOf(id, ending, file.name),
    kind: kindOf(ending),
    name: file.name,
  };
  if (row.kind === 'image') return storeImage(db, row, file.path, by);
  const { size } = await removeMetadata(file.path, ending);
  const shownAt = isVideo(ending) ? await videoSize(file.path, ending) : null;
  const upload = await createUpload(db, { ...row, ...shownAt, size, metadataVersion }, () =>
    fileStoreOf(db).take(row.key, file.path),
  );
  if (isVideo(ending) && (await ffmpegIsInstalled())) {
    await enqueue(db, posterTask, { uploadId: id });
  }
  return upload;
}

type Row = Pick<NewUpload, 'id' | 'userId' | 'key' | 'kind' | 'name'>;

async function storeImage(db: Db, row: Row, path: string, by: QueuedBy): Promise<Upload> {
  const files = fileStoreOf(db);
  const { main, width, height, blur, ...image } = await prepareImage(path, by);
  const variants = image.variants.map((one) => ({
    ...one,
    key: companionKey(row.key, String(one.width)),
  }));
  const posterKey = image.still && companionKey(row.key, 'poster');
  const facts = {
    size: main.length,
    width,
    height,
    blur,
    posterKey,
    variants: variants.map((one) => ({ key: one.key, width: one.width })),
  };
  return createUpload(db, { ...row, ...facts }, async () => {
    for (const { key, content } of variants) await files.put(key, content);
    if (posterKey && image.still) await files.put(posterKey, image.still);
    await files.put(row.key, main);
  });
}

function isVideo(ending: FileEnding): ending is 'mp4' | 'mov' | 'webm' {
  return kindOf(ending) === 'video';
}
