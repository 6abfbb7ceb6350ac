import { mkdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Config } from '#server/config.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { loadSecretKey } from '#server/platform/server-key.ts';
import { version } from '#server/platform/version.ts';
import { type BackupFacts, backupFormat, type OnProgress } from './backup-format.ts';
import { checkOfSecret } from './check-of-secret.ts';
import { type BackupSummary, writeBackup } from './commands/write-backup.ts';
import { listBackups } from './queries/list-backups.ts';

interface Installation {
  config: Pick<Config, 'secretKey' | 'dataDir'>;
  url: string;
  files: FileStore;
}

/** Backs up the installation with these settings into `path`. */
export async function backupInstallation(
  { config, url, files }: Installation,
  path: string,
  onProgress?: OnProgress,
): Promise<BackupSummary> {
  await mkdir(dirname(path), { recursive: true });
  const secret = loadSecretKey(config, url);
  const facts: BackupFacts = {
    format: backupFormat,
    version,
    createdAt: new Date().toISOString(),
    secretKey: config.secretKey ? null : secret.toString('base64url'),
    secretKeyCheck: checkOfSecret(secret),
  };
  return writeBackup({ url, files, facts, secret }, path, onProgress);
}

export async function deleteOldBackups(folder: string, keep: number): Promise<void> {
  for (const name of (await listBackups(folder)).slice(keep)) await rm(join(folder, name));
}
