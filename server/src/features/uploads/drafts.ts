import { rm } from 'node:fs/promises';
import type { App } from '../../http/app.ts';
import { AppError } from '../../platform/app-error.ts';
import { incomingPath, sweepFolder } from '../../platform/incoming.ts';
import { deleteDraft, finishDraft, listExpiredDrafts } from './commands/drafts.ts';
import type { Upload } from './commands.ts';
import type { DraftBytes } from './draft-bytes.ts';
import { draftFolder, localDraftBytes } from './draft-bytes-local.ts';
import { sharedDraftBytes } from './draft-bytes-shared.ts';
import { type Draft, findDraft, findUpload } from './queries.ts';
import { storeFile } from './store-file.ts';

const twoDays = 48 * 60 * 60 * 1000;

/** A file on our own disk, or parts in the bucket that all instances share. */
export function draftBytes({ config, db }: App): DraftBytes {
  return config.s3 ? sharedDraftBytes(db) : localDraftBytes(config.dataDir);
}

/** My draft; another member's is not there at all. */
export async function getDraft(app: App, viewer: { id: string }, id: string): Promise<Draft> {
  const draft = await findDraft(app.db, viewer.id, id);
  if (draft) return draft;
  throw new AppError('not_found', 'This upload is no longer here. Please choose the file again.');
}

export async function countDraft(app: App, draft: Draft): Promise<number> {
  return draft.uploadId === null ? draftBytes(app).count(draft) : draft.size;
}

const finishing = new Map<string, Promise<Upload>>();

/** Makes a file of a complete draft, once: whoever asks again, even after a restart, gets the same one. */
export async function completeDraft(app: App, viewer: { id: string }, id: string): Promise<Upload> {
  const key = `${viewer.id} ${id}`;
  const running = finishing.get(key) ?? findOrStore(app, viewer, id);
  finishing.set(key, running);
  return running.finally(() => finishing.delete(key));
}

async function findOrStore(app: App, viewer: { id: string }, id: string): Promise<Upload> {
  const draft = await getDraft(app, viewer, id);
  const made = draft.uploadId === null ? null : await findUpload(app.db, draft.uploadId);
  if (made) return made;
  if ((await draftBytes(app).count(draft)) !== draft.size) {
    throw new AppError('conflict', 'This upload is not complete yet.');
  }
  return storeDraft(app, viewer, draft);
}

async function storeDraft(app: App, viewer: { id: string }, draft: Draft): Promise<Upload> {
  const path = await incomingPath(app.config.dataDir);
  try {
    await draftBytes(app).collect(draft, path);
    const upload = await storeFile(app.db, viewer, { path, name: draft.name, size: draft.size });
    await finishDraft(app.db, draft.id, upload.id);
    await draftBytes(app).remove(draft);
    return upload;
  } catch (error) {
    if (error instanceof AppError) await dropDraft(app, draft);
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

export async function dropDraft(app: App, draft: Draft): Promise<void> {
  await draftBytes(app).remove(draft);
  await deleteDraft(app.db, draft.id);
}

/** Removes drafts that nobody has gone on with for a day, and files whose draft is gone. */
export async function sweepDrafts(app: App): Promise<void> {
  for (const draft of await listExpiredDrafts(app.db)) await dropDraft(app, draft);
  await sweepFolder(draftFolder(app.config.dataDir), twoDays);
}
