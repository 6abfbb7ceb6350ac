import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import type { App } from '../../http/app.ts';
import { incomingPath } from '../../platform/files/incoming-folder.ts';
import { fileStoreOf } from '../../platform/files/open-file-store.ts';
import { videoPoster } from '../../platform/media/video-poster.ts';
import { defineTask } from '../../platform/queue/task.ts';
import { setPoster } from './commands.ts';
import { companionKey } from './file-names.ts';
import { findUpload } from './queries.ts';

export const posterTask = defineTask('video-poster', z.object({ uploadId: z.string() }), {
  retries: 2,
});

/** ffmpeg needs the whole video at hand, because the index of many lies at their end. */
export async function makePoster({ db, config }: App, uploadId: string): Promise<void> {
  const upload = await findUpload(db, uploadId);
  if (!upload) return;
  const path = await incomingPath(config.dataDir);
  try {
    const found = await fileStoreOf(db).get(upload.key);
    if (!found) return;
    await pipeline(found.stream, createWriteStream(path));
    const poster = await videoPoster(path, upload.key.endsWith('.webm'));
    if (!poster) return;
    const key = companionKey(upload.key, 'poster');
    await fileStoreOf(db).put(key, poster);
    if (!(await setPoster(db, uploadId, key))) await fileStoreOf(db).delete(key);
  } finally {
    await rm(path, { force: true });
  }
}
