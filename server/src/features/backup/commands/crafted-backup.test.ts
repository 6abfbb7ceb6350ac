import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskFileStore } from '#server/platform/files/disk-file-store.ts';
import { craftBackup, type Entry } from '#server/testing/craft-backup.ts';
import { craftedBackups, edit } from '#server/testing/crafted-backups.ts';
import {
  emptyInstallation,
  type Installation,
  readFiles,
  removeTemporaryFolders,
  temporaryFolder,
  withClient,
} from '#server/testing/installation.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import type { BackupFacts } from '../backup-format.ts';
import { checkOfSecret } from '../check-of-secret.ts';
import { isEmptyDatabase } from '../queries/describe-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const secret = randomBytes(32);
const other = randomBytes(32);
const factsOf = (key: Buffer): BackupFacts => ({
  format: 1,
  version: '0.2.0',
  createdAt: '2026-11-18T08:00:00.000Z',
  secretKey: key.toString('base64url'),
  secretKeyCheck: checkOfSecret(key),
});

let folder: string;
let path: string;
let target: Installation;
beforeAll(async () => {
  folder = await temporaryFolder();
  path = join(folder, 'whole.tar');
  const { url, db } = await createTestDatabase();
  await db.$client.query(`INSERT INTO search_words (word) VALUES ('gaffer')`);
  await db.$client.end();
  const boss = new PgBoss(url);
  await boss.start();
  await boss.createQueue('mail');
  await boss.stop({ graceful: false });
  const files = diskFileStore(await temporaryFolder());
  await files.put('2026-11/still.webp', Buffer.from('a still'));
  await writeBackup({ url, files, facts: factsOf(secret), secret }, path);
  target = await emptyInstallation();
});
afterAll(removeTemporaryFolders);

interface Options {
  secret?: Buffer | null;
  isTrusted?: boolean;
}

const restore = async (
  file: string,
  options: Options = { secret, isTrusted: true },
  into = target,
) => {
  const { size } = await stat(file);
  return restoreBackup({ open: () => createReadStream(file), size }, into, options);
};

const isUntouched = async () =>
  (await withClient(target.url, isEmptyDatabase)) &&
  Object.keys(await readFiles(target.files)).length === 0;

async function craft(change: (entries: Entry[]) => Entry[], key: Buffer | null = secret) {
  const file = join(folder, 'crafted.tar');
  await craftBackup(path, file, change, key);
  return file;
}

describe('a crafted backup is refused, though trusted, and leaves nothing behind:', () => {
  it.each(craftedBackups)('%s', async (_what, change, sentence) => {
    await expect(restore(await craft(change))).rejects.toThrow(sentence);
    expect(await isUntouched()).toBe(true);
  });
});

describe('the signature', () => {
  it('is refused where it is wrong for its own key, even if the operator trusts it', async () => {
    const same = (entries: Entry[]) => entries;
    const forged = await craft(same, other);
    await expect(restore(forged)).rejects.toThrow(/its signature is wrong/);
    await expect(restore(forged, { secret: null, isTrusted: true })).rejects.toThrow(
      /its signature is wrong/,
    );
    expect(await isUntouched()).toBe(true);
  });

  it('of another server, or none, asks for the trust of the operator', async () => {
    const elsewhere = { secret: other, isTrusted: false };
    await expect(restore(path, elsewhere)).rejects.toThrow(
      `signed with the key ${checkOfSecret(secret).slice(0, 12)}, which is not the one of this server.`,
    );
    const unsigned = await craft((entries) => entries, null);
    await expect(restore(unsigned, { secret })).rejects.toThrow(/is not signed.*--trust\.$/);
    const hidden = await craft(
      edit('callboard.json', (facts) => {
        facts.secretKey = null;
      }),
    );
    await expect(restore(hidden, elsewhere)).rejects.toThrow(/cannot be checked here/);
    expect(await isUntouched()).toBe(true);
  });

  it('does not help where a checksum differs', async () => {
    const file = join(folder, 'flipped.tar');
    const all = (await readFile(path)).toString('latin1').replace('a still', 'A STILL');
    await writeFile(file, Buffer.from(all, 'latin1'));
    await expect(restore(file)).rejects.toThrow(/damaged at files\/2026-11\/still\.webp/);
    expect(await isUntouched()).toBe(true);
  });

  it('of this server is enough', async () => {
    const own = await emptyInstallation();
    await restore(path, { secret }, own);
    expect(Object.keys(await readFiles(own.files))).toEqual(['2026-11/still.webp']);
  });
});
