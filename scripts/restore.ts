import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Config, readConfig } from '#server/config.ts';
import { applicationRole } from '#server/db/embedded/application-role.ts';
import { protectAuditLog } from '#server/db/protect-audit-log.ts';
import type { BackupFacts } from '#server/features/backup/backup-format.ts';
import { checkOfSecret } from '#server/features/backup/check-of-secret.ts';
import { restoreBackup } from '#server/features/backup/commands/restore-backup.ts';
import { openStore } from '#server/platform/files/open-file-store.ts';
import { loadSecretKey, writeSecretKey } from '#server/platform/server-key.ts';
import { progressBar } from './support/progress-bar.ts';
import { runCommand } from './support/run-command.ts';
import { withDatabaseUrl } from './support/with-database.ts';

/**
 * `npm run restore -- FILE [--trust]`, with the settings of the installation to be filled, while its server does not run. A backup
 * that this server has not signed is restored with --trust only.
 */
async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { trust: { type: 'boolean', default: false } },
  });
  const [file] = positionals;
  if (!file) throw new Error('Say npm run restore -- FILE.');
  const path = resolve(file);
  const { size } = await stat(path).catch(() => {
    throw new Error(`There is no file ${path}.`);
  });
  const config = readConfig(process.env);
  const files = openStore(config);
  try {
    const source = { open: () => createReadStream(path), size };
    const facts = await withDatabaseUrl(config, async (url, superuserUrl) => {
      const restored = await restoreBackup(
        source,
        { url, files },
        {
          secret: loadSecretKey(config, url),
          isTrusted: values.trust,
          onProgress: progressBar(),
        },
      );
      if (superuserUrl) await protectAuditLog(superuserUrl, applicationRole);
      return restored;
    });
    console.log(`Restored the backup of ${facts.createdAt}, made by Callboard ${facts.version}.`);
    keepSecret(config, facts);
    if (config.databaseUrl)
      console.log('Run npm run protect-audit-log now, see docs/operations.md.');
  } finally {
    files.close();
  }
}

/** Without the same secret, known devices, calendar addresses and links in mails would be strange to us. */
function keepSecret(config: Config, { secretKey, secretKeyCheck }: BackupFacts): void {
  if (config.secretKey) {
    if (checkOfSecret(Buffer.from(config.secretKey)) === secretKeyCheck) return;
    console.log(
      'SECRET_KEY is another one than before: members meet their devices as new ones, and calendar addresses and links in mails no longer work.',
    );
  } else if (secretKey) {
    writeSecretKey(config.dataDir, Buffer.from(secretKey, 'base64url'));
    console.log(
      `The key of cookies and links is in ${config.dataDir}/secret-key; other instances need the same file.`,
    );
  } else {
    console.log(
      'Set SECRET_KEY to what it was before, or calendar addresses and links in mails no longer work.',
    );
  }
}

await runCommand(run);
