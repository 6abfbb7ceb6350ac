import { rm } from 'node:fs/promises';
import { type Allowance, perHour } from '#contract/limits.ts';
import { parseVideoLink, type VideoLink } from '#contract/portfolio/video-link.ts';
import { acceptedTypes } from '#contract/uploads/accepted.ts';
import type { Db } from '#server/db/client.ts';
import { limit } from '#server/db/rate-limit.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { App } from '#server/http/app.ts';
import { incomingPath } from '#server/platform/files/incoming-folder.ts';
import { detectType } from '#server/platform/media/detect-type.ts';
import {
  type RemoteConnection,
  remoteConnection,
} from '#server/platform/remote/remote-connection.ts';
import type { Upload } from '../commands.ts';
import { storeFile } from '../store-file.ts';
import { limitUploads } from '../upload-limits.ts';
import { fetchPicture } from './fetch-picture.ts';

/** How pictures are reached that members link to. */
export const pictureConnection: RemoteConnection = {
  ...remoteConnection,
  silenceMs: 15_000,
  maxBytes: 20 * 1024 * 1024,
};

/** Pictures from elsewhere that are fetched for one member; beyond it they stay links. A slow host holds a worker for long. */
export const pictureCopies: Allowance = perHour(60);

/**
 * Copies the picture at this address, or of the video at it, to the files of a member. Null where there is none that we
 * take. Throws where a later try may succeed.
 */
export async function copyPicture(
  app: App,
  connection: RemoteConnection,
  owner: { id: string },
  address: string,
): Promise<Upload | null> {
  const video = parseVideoLink(address);
  for (const one of video ? thumbnailsOf(video) : [address]) {
    const upload = await copyOne(app, connection, owner, one);
    if (upload) return upload;
  }
  return null;
}

async function copyOne(
  app: App,
  connection: RemoteConnection,
  owner: { id: string },
  address: string,
): Promise<Upload | null> {
  const path = await incomingPath(app.config.dataDir);
  try {
    if (app.config.rateLimit)
      await limit(app.db, [{ key: `pictures copied for ${owner.id}`, ...pictureCopies }]);
    const size = await fetchPicture(connection, address, path);
    await limitUploads(app, owner.id, size);
    return await storePicture(app.db, owner, path, size);
  } catch (error) {
    if (error instanceof AppError && error.status < 500) return null;
    throw error;
  } finally {
    await rm(path, { force: true });
  }
}

/** Fetches the picture at this address, for `work` to read from a file that is gone afterwards. */
export async function withRemotePicture<T>(
  app: App,
  connection: RemoteConnection,
  address: string,
  work: (path: string) => Promise<T>,
): Promise<T> {
  const path = await incomingPath(app.config.dataDir);
  try {
    await fetchPicture(connection, address, path);
    return await work(path);
  } finally {
    await rm(path, { force: true });
  }
}

async function storePicture(
  db: Db,
  owner: { id: string },
  path: string,
  size: number,
): Promise<Upload | null> {
  const type = await detectType(path);
  if (type === null || acceptedTypes[type].kind !== 'image') return null;
  return storeFile(db, { ...owner, isTask: true }, { path, name: 'picture', size });
}

/** Best first; not every video has each. Vimeo has no public address of its pictures. */
function thumbnailsOf({ type, id }: VideoLink): string[] {
  if (type === 'vimeo') return [];
  return ['maxresdefault', 'hqdefault', 'mqdefault'].map(
    (quality) => `https://i.ytimg.com/vi/${id}/${quality}.jpg`,
  );
}
