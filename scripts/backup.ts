import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '#server/config.ts';
import { parseDuration } from '#server/environment.ts';
import {
  backupInstallation,
  deleteOldBackups,
} from '#server/features/backup/backup-installation.ts';
import { backupName } from '#server/features/backup/queries/list-backups.ts';
import { fingerprintOf } from '#server/features/backup/signature.ts';
import { openStore } from '#server/platform/files/open-file-store.ts';
import { loadSecretKey } from '#server/platform/server-key.ts';
import { progressBar } from './support/progress-bar.ts';
import { runCommand } from './support/run-command.ts';
import { withDatabaseUrl } from './support/with-database.ts';

/**
 * `npm run backup [-- FILE]`, with the settings of the server and while it runs. `--every=24h --keep=14` goes on in
 * BACKUP_DIR until it is stopped; BACKUP_EVERY lets the server do the same.
 */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { every: { type: 'string' }, keep: { type: 'string' } },
  });
  const config = readConfig(process.env);
  if (!values.every) return backUp(config, resolve(positionals[0] ?? nextFile(config)));
  const everyMs = parseDuration(values.every);
  const keep = Number(values.keep ?? config.backup.keep);
  if (!everyMs || !(keep >= 1)) throw new Error('Say npm run backup -- --every=24h --keep=14.');
  for (;;) {
    await backUp(config, nextFile(config));
    await deleteOldBackups(config.backup.folder, keep);
    await sleep(everyMs);
  }
}

const nextFile = ({ backup }: Config) => join(backup.folder, backupName(new Date()));

async function backUp(config: Config, path: string): Promise<void> {
  if (existsSync(path)) throw new Error(`${path} is there already. Name another file.`);
  const files = openStore(config);
  try {
    await withDatabaseUrl(config, async (url) => {
      const summary = await backupInstallation({ config, url, files }, path, progressBar());
      const { size } = await stat(path);
      const megabytes = (size / 1024 ** 2).toFixed(1);
      console.log(
        `${path}: ${summary.rows} rows of ${summary.tables} tables, ${summary.files} files, ${megabytes} MB.`,
      );
      console.log(`It is signed with the key ${fingerprintOf(loadSecretKey(config, url))}.`);
    });
  } finally {
    files.close();
  }
}

await runCommand(run);
