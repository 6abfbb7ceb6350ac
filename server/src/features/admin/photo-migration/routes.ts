import { admin } from '#contract/admin/contract.ts';
import type { App } from '#server/http/app.ts';
import { mount } from '#server/http/mount.ts';
import { type Queue, work } from '#server/platform/queue/queue.ts';
import type { RemoteConnection } from '#server/platform/remote/remote-connection.ts';
import { noMigration, startMigration } from './commands.ts';
import { migratePhotos } from './migrate-photos.ts';
import { findMigration } from './queries.ts';
import { migratePhotosTask } from './task.ts';

export function photoMigrationRoutes(app: App): void {
  mount(app, admin.migratePhotos, ({ db, viewer }) => startMigration(db, viewer));
  mount(app, admin.photoMigration, async ({ db }) => (await findMigration(db)) ?? noMigration);
}

export function registerPhotoMigrationTask(
  app: App,
  queue: Queue,
  pictures: RemoteConnection,
): void {
  work(queue, migratePhotosTask, ({ migrationId }) => migratePhotos(app, migrationId, pictures));
}
