import { cutToLength } from '#contract/cut-text.ts';
import type { Db } from '#server/db/client.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { App } from '#server/http/app.ts';
import { photoSide, squarePhoto } from '#server/platform/media/square-photo.ts';
import { enqueue } from '#server/platform/queue/queue.ts';
import type { RemoteConnection } from '#server/platform/remote/remote-connection.ts';
import { setPhoto } from '../../profiles/photo/commands.ts';
import { withRemotePicture } from '../../uploads/remote/commands.ts';
import { countPhoto, finishMigration } from './commands.ts';
import { listNextPhotos, type PhotoElsewhere } from './queries.ts';
import { migratePhotosTask } from './task.ts';

const batch = 20;

/** Brings in the next photos. After a crash the first one that was not counted is next. */
export async function migratePhotos(
  app: App,
  migrationId: string,
  pictures: RemoteConnection,
): Promise<void> {
  const photos = await listNextPhotos(app.db, migrationId, batch);
  if (photos === null) return;
  for (const photo of photos) {
    const count = (db: Db, error: string | null) =>
      countPhoto(db, migrationId, photo.userId, error);
    const error = await bringIn(app, photo, pictures, (tx) => count(tx, null));
    if (error !== null) await count(app.db, error);
  }
  if (photos.length < batch) await finishMigration(app.db, migrationId);
  else await enqueue(app.db, migratePhotosTask, { migrationId });
}

/** Null, or a sentence about a photo that keeps its address. */
async function bringIn(
  app: App,
  { userId, name, url }: PhotoElsewhere,
  pictures: RemoteConnection,
  count: (tx: Db) => Promise<void>,
): Promise<string | null> {
  if (!URL.canParse(url)) return `${name}: “${cutToLength(url, 200)}” is not an address.`;
  try {
    const photo = await withRemotePicture(app, pictures, url, (path) =>
      squarePhoto(path, { id: userId, isTask: true }),
    );
    await setPhoto(app.db, { id: userId }, photo, photoSide, { url, count });
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) app.server.log.warn({ err: error }, 'photo not brought in');
    return `${name}: ${reasonOf(error)} (${new URL(url).host})`;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof AppError)) return 'the photo could not be read.';
  if (error.code === 'unsupported_type') return 'there is no picture that we can read.';
  return error.message;
}
