import { rm } from 'node:fs/promises';
import { attemptAll, runSteps, startRun, throwFailures } from '#server/db/batch-run.ts';
import { AppError } from '#server/errors/app-error.ts';
import { isMomentary } from '#server/errors/is-momentary.ts';
import type { App } from '#server/http/app.ts';
import { incomingPath } from '#server/platform/files/incoming-folder.ts';
import type { Upload } from '../commands.ts';
import { findUpload } from '../queries.ts';
import { storeFile } from '../store-file.ts';
import { deleteResumableUpload, finishResumableUpload } from './commands.ts';
import { localPartialStore } from './local-partial-store.ts';
import type { PartialStore } from './partial-store.ts';
import { findResumableUpload, listExpiredUploads, type ResumableUpload } from './queries.ts';
import { sharedPartialStore } from './shared-partial-store.ts';

/** A file on our own disk, or parts in the bucket that all instances share. */
export function partialStoreOf({ config, db }: App): PartialStore {
  return config.s3 ? sharedPartialStore(db) : localPartialStore(config.dataDir);
}

/** My resumable upload; another member's is not there at all. */
export async function getResumableUpload(
  app: App,
  viewer: { id: string },
  id: string,
): Promise<ResumableUpload> {
  const resumable = await findResumableUpload(app.db, viewer.id, id);
  if (resumable) return resumable;
  throw new AppError('not_found', 'This upload is no longer here. Please choose the file again.');
}

export async function countReceivedBytes(app: App, resumable: ResumableUpload): Promise<number> {
  return resumable.uploadId === null ? partialStoreOf(app).count(resumable) : resumable.size;
}

const finishing = new Map<string, Promise<Upload>>();

/** Makes a file of a complete resumable upload, once: whoever asks again, even after a restart, gets the same one. */
export async function completeUpload(
  app: App,
  viewer: { id: string },
  id: string,
): Promise<Upload> {
  const key = `${viewer.id} ${id}`;
  const running = finishing.get(key) ?? findOrStore(app, viewer, id);
  finishing.set(key, running);
  return running.finally(() => finishing.delete(key));
}

async function findOrStore(app: App, viewer: { id: string }, id: string): Promise<Upload> {
  const resumable = await getResumableUpload(app, viewer, id);
  const made = resumable.uploadId === null ? null : await findUpload(app.db, resumable.uploadId);
  if (made) return made;
  if ((await partialStoreOf(app).count(resumable)) !== resumable.size) {
    throw new AppError('conflict', 'This upload is not complete yet.');
  }
  return storeCompleted(app, viewer, resumable);
}

async function storeCompleted(
  app: App,
  viewer: { id: string },
  resumable: ResumableUpload,
): Promise<Upload> {
  const path = await incomingPath(app.config.dataDir);
  try {
    await partialStoreOf(app).collect(resumable, path);
    const upload = await storeFile(app.db, viewer, {
      path,
      name: resumable.name,
      size: resumable.size,
    });
    await finishResumableUpload(app.db, resumable.id, upload.id);
    await partialStoreOf(app).remove(resumable);
    return upload;
  } catch (error) {
    if (error instanceof AppError && !isMomentary(error)) await discardUpload(app, resumable);
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

export async function discardUpload(app: App, resumable: ResumableUpload): Promise<void> {
  await partialStoreOf(app).remove(resumable);
  await deleteResumableUpload(app.db, resumable.id);
}

/** Removes resumable uploads that nobody has gone on with for a day, and files whose resumable upload is gone. */
export async function sweepResumableUploads(app: App): Promise<void> {
  const run = startRun('discard-uploads');
  for (const resumable of await listExpiredUploads(app.db, run))
    await attemptAll(app.db, run, [resumable.id], () => discardUpload(app, resumable));
  await runSteps(
    () => partialStoreOf(app).sweep(),
    async () => throwFailures(run),
  );
}
