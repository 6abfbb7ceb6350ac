import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';
import { acceptedTypes, type FileEnding } from '#contract/uploads/accepted.ts';
import { attemptAll, startRun, throwFailures } from '../../db/batch-run.ts';
import type { App } from '../../http/app.ts';
import { incomingPath } from '../../platform/files/incoming-folder.ts';
import { fileStoreOf } from '../../platform/files/open-file-store.ts';
import { metadataVersion, removeMetadata } from '../../platform/media/metadata/remove-metadata.ts';
import { enqueue } from '../../platform/queue/queue.ts';
import { defineTask } from '../../platform/queue/task.ts';
import type { Upload } from './commands.ts';
import { setCleaned } from './commands.ts';
import { listUncleaned } from './queries.ts';

export const cleanFilesTask = defineTask('clean-stored-files', z.object({}), { retries: 2 });

/** A few at a time, so that other tasks have their turn in between. */
const filesPerTask = 10;

/**
 * Removes metadata from files that were stored before it was removed on the way in; after a crash the next ones follow. One whose parts
 * cannot be told apart is set aside, for the doctor to name.
 */
export async function cleanStoredFiles(app: App): Promise<void> {
  const run = startRun(cleanFilesTask.name);
  const found = await listUncleaned(app.db, run, metadataVersion, filesPerTask);
  for (const upload of found)
    await attemptAll(app.db, run, [upload.id], () => cleanFile(app, upload));
  if (found.length === filesPerTask) await enqueue(app.db, cleanFilesTask, {});
  throwFailures(run);
}

async function cleanFile({ db, config }: App, { id, key, size: stored }: Upload): Promise<void> {
  const files = fileStoreOf(db);
  const path = await incomingPath(config.dataDir);
  try {
    const found = await files.get(key);
    if (found) await pipeline(found.stream, createWriteStream(path));
    const cleaned = found && (await removeMetadata(path, endingOf(key)));
    if (cleaned?.hasChanged) await files.take(key, path);
    if (!(await setCleaned(db, id, cleaned?.size ?? stored, metadataVersion)))
      await files.delete(key);
  } finally {
    await rm(path, { force: true });
  }
}

function endingOf(key: string): FileEnding {
  const ending = key.slice(key.lastIndexOf('.') + 1);
  if (Object.hasOwn(acceptedTypes, ending)) return ending as FileEnding;
  throw new Error(`Files such as ${key} are not kept.`);
}
