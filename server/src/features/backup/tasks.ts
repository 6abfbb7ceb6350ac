import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { App } from '#server/http/app.ts';
import { fileStoreOf } from '#server/platform/files/open-file-store.ts';
import type { Metrics } from '#server/platform/metrics/metrics.ts';
import { type Queue, schedule, work } from '#server/platform/queue/queue.ts';
import { defineTask } from '#server/platform/queue/task.ts';
import { backupInstallation, deleteOldBackups } from './backup-installation.ts';
import { backupName, listBackups, timeOfBackup } from './queries/list-backups.ts';

const backupTask = defineTask('backup', z.object({}), { retries: 0, expireSeconds: 23 * 3600 });

/** Only where BACKUP_EVERY is set: of several instances the one with the folder makes them. */
export function registerBackupTask(app: App, queue: Queue, url: string): void {
  if (app.metrics) observeBackups(app.metrics, app.config.backup.folder);
  if (app.config.backup.every === null) return;
  work(queue, backupTask, () => backUpWhenDue(app, url));
  schedule(queue, backupTask, '*/10 * * * *', {});
}

/** Makes a backup unless the newest one is younger than BACKUP_EVERY, and deletes those beyond BACKUP_KEEP. */
export async function backUpWhenDue(app: App, url: string): Promise<void> {
  const { config, clock, server } = app;
  const { every, keep, folder } = config.backup;
  const [newest] = await listBackups(folder);
  const now = new Date(clock.now());
  if (every === null || (newest && now.getTime() - timeOfBackup(newest) < every)) return;
  const path = join(folder, backupName(now));
  const files = fileStoreOf(app.db);
  const summary = await backupInstallation({ config, url, files }, path);
  const { size } = await stat(path);
  server.log.info({ ...summary, path, bytes: size }, 'backup written');
  await deleteOldBackups(folder, keep);
}

function observeBackups(metrics: Metrics, folder: string): void {
  metrics.gauge(
    'callboard_backup_timestamp_seconds',
    'When the newest backup in BACKUP_DIR was begun; missing where there is none.',
    [],
    async (gauge) => {
      const [newest] = await listBackups(folder);
      if (newest) gauge.set(timeOfBackup(newest) / 1000);
    },
  );
}
