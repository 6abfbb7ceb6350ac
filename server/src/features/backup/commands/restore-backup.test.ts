import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PgBoss } from 'pg-boss';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskFileStore } from '#server/platform/files/disk-file-store.ts';
import { insertMadeUpRow, readSchema } from '#server/testing/fill-tables.ts';
import {
  checksumTables,
  emptyInstallation,
  type Installation,
  readFiles,
  removeTemporaryFolders,
  temporaryFolder,
  withClient,
} from '#server/testing/installation.ts';
import { createTestDatabase } from '#server/testing/test-database.ts';
import type { BackupFacts } from '../backup-format.ts';
import { isEmptyDatabase } from '../queries/describe-database.ts';
import { restoreBackup } from './restore-backup.ts';
import { writeBackup } from './write-backup.ts';

const facts: BackupFacts = {
  format: 1,
  version: '0.2.0',
  createdAt: '2026-11-18T08:00:00.000Z',
  secretKey: null,
  secretKeyCheck: 'check',
};

const secret = randomBytes(32);
let source: Installation;
let path: string;
beforeAll(async () => {
  source = await fillInstallation();
  path = join(await temporaryFolder(), 'callboard.backup');
  await writeBackup({ ...source, facts, secret }, path);
});
afterAll(removeTemporaryFolders);

async function fillInstallation(): Promise<Installation> {
  const { url, db } = await createTestDatabase();
  const schema = await readSchema(db);
  for (const table of schema.tables.keys()) await insertMadeUpRow(db, schema, table, {});
  await db.$client.query(
    `UPDATE users SET first_name = E'Tab\\there\\nand \\\\N', skills = '{"a,b",NULL}'`,
  );
  await db.$client.end();
  const boss = new PgBoss(url);
  await boss.start();
  await boss.createQueue('mail');
  await boss.send('mail', { to: 'maya@nyu.edu' }, { startAfter: 3600 });
  await boss.stop({ graceful: false });
  const files = diskFileStore(await temporaryFolder());
  await files.put('2026-11/empty.pdf', Buffer.alloc(0));
  await files.put('2026-11/large.mp4', randomBytes(3_000_001));
  await files.put('photos/user_1/small.webp', Buffer.from('a photo'));
  return { url, files };
}

const restore = async (target: Installation, file = path) => {
  const { size } = await stat(file);
  return restoreBackup({ open: () => createReadStream(file), size }, target, { secret });
};

const isOurs = ([name]: [string, string]) => !name.startsWith('pgboss.');

describe('a backup', () => {
  it('brings every table and every file back as it was, also where a damaged one was refused', async () => {
    const target = await emptyInstallation();
    const damaged = join(await temporaryFolder(), 'damaged.tar');
    await writeFile(damaged, flip(await readFile(path), 'a photo'));
    await expect(restore(target, damaged)).rejects.toThrow(/at files\/photos/);
    expect(await restore(target)).toEqual(facts);
    expect(await isEmpty(target)).toBe(false);
    const [before, after] = [await checksumTables(source.url), await checksumTables(target.url)];
    const tables = Object.entries(before).filter(isOurs);
    expect(tables.length).toBeGreaterThan(50);
    expect(tables.filter(([, sum]) => sum.startsWith('0 '))).toEqual([]);
    expect(Object.entries(after).filter(isOurs)).toEqual(tables);
    for (const table of ['pgboss.job', 'pgboss.schedule']) expect(after[table]).toBe(before[table]);
    expect(await readFiles(target.files)).toEqual(await readFiles(source.files));
  });
});

const isEmpty = async ({ url, files }: Installation) =>
  (await withClient(url, isEmptyDatabase)) && Object.keys(await readFiles(files)).length === 0;

describe('a restore', () => {
  it('overwrites neither tables nor files', async () => {
    const used = await emptyInstallation();
    await withClient(used.url, (client) => client.query('CREATE TABLE theirs (id int)'));
    await expect(restore(used)).rejects.toThrow(/^This database has tables already/);
    expect(await readFiles(used.files)).toEqual({});
    const filled = await emptyInstallation();
    await filled.files.put('2026-11/theirs.pdf', Buffer.from('theirs'));
    await expect(restore(filled)).rejects.toThrow(
      /^There are files already \(2026-11\/theirs.pdf\)/,
    );
    expect(Object.keys(await readFiles(filled.files))).toEqual(['2026-11/theirs.pdf']);
  });

  let target: Installation;
  beforeAll(async () => {
    target = await emptyInstallation();
  });

  it.each([
    ['a file of another kind', () => Buffer.from('a letter'), /^This is not a whole backup/],
    ['nothing', () => Buffer.alloc(0), /^This is not a whole backup/],
    ['one that ends too early', (all: Buffer) => all.subarray(0, -20_000), /^This is not a whole/],
    ['one with another byte in a file', (all: Buffer) => flip(all, 'a photo'), /at files\/photos/],
    ['one of a later format', (all: Buffer) => replace(all, '"format": 1', '"format": 2'), /newer/],
  ])('leaves nothing behind of %s', async (_what, change, sentence) => {
    const file = join(await temporaryFolder(), 'changed.tar');
    await writeFile(file, change(await readFile(path)));
    await expect(restore(target, file)).rejects.toThrow(sentence);
    expect(await isEmpty(target)).toBe(true);
  });
});

const replace = (all: Buffer, from: string, to: string) =>
  Buffer.from(all.toString('latin1').replace(from, to), 'latin1');
const flip = (all: Buffer, text: string) => replace(all, text, text.toUpperCase());
