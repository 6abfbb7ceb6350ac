import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/db/embedded/start-embedded-postgres.ts';
import { migrate } from '#server/db/migrate.ts';
import { diskFileStore } from '#server/platform/files/disk-file-store.ts';
import { loadSecretKey } from '#server/platform/server-key.ts';
import { runScript } from '#server/testing/run-script.ts';

let home: string;
let running: EmbeddedPostgres;
beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'callboard-backup-'));
  running = await startEmbeddedPostgres({ dataDir: join(home, 'source'), durable: false });
  await migrate(running.url);
  await query(running.url, `INSERT INTO search_words (word) VALUES ('gaffer')`);
  await diskFileStore(join(home, 'source/uploads')).put(
    '2026-11/still.webp',
    Buffer.from('a still'),
  );
});
afterAll(async () => {
  await running.stop();
  await rm(home, { recursive: true, force: true });
});

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const words = (url: string) => query(url, 'SELECT word FROM search_words');
const still = (dataDir: string) => readFile(join(dataDir, 'uploads/2026-11/still.webp'), 'utf8');

const first = () => join(home, 'first.tar');
const source = () => ({ DATA_DIR: join(home, 'source') });
const external = () => ({
  DATA_DIR: join(home, 'external'),
  DATABASE_URL: running.url.replace(/\/callboard$/, '/external'),
});

describe('a move, step by step', { shuffle: false }, () => {
  it('backs up a running installation', async () => {
    expect(await runScript('backup', [first()], source())).toMatch(
      /rows of \d+ tables, 1 files, .* MB\.\nIt is signed with the key \S{12}\.\n$/,
    );
    expect(await runScript('backup', [first()], source())).toContain(
      'is there already. Name another file.',
    );
  });

  it('restores it to an external database', async () => {
    await query(running.superuserUrl, 'CREATE DATABASE external OWNER callboard_app');
    expect(await runScript('restore', [first()], external())).toContain(
      'Restored the backup of 20',
    );
    expect(await runScript('restore', [first()], external())).toContain(
      'This database has tables already',
    );
    expect(await words(external().DATABASE_URL)).toEqual([{ word: 'gaffer' }]);
    expect(await still(external().DATA_DIR)).toBe('a still');
  });

  it('moves it from there to an embedded one', async () => {
    const second = join(home, 'second.tar');
    await runScript('backup', [second], external());
    const target = { DATA_DIR: join(home, 'target') };
    expect(await runScript('restore', [second], target)).toMatch(
      /key \S{12}, which is not the one of this/,
    );
    expect(await runScript('restore', [second, '--trust'], target)).toContain(
      'Restored the backup of 20',
    );
    const restored = await startEmbeddedPostgres({ dataDir: target.DATA_DIR, durable: false });
    try {
      expect(await words(restored.url)).toEqual([{ word: 'gaffer' }]);
      await expect(query(restored.url, 'DELETE FROM audit_entries')).rejects.toThrow(/denied/);
      expect(await still(target.DATA_DIR)).toBe('a still');
      const keyOf = (dataDir: string, at: string) =>
        loadSecretKey({ secretKey: null, dataDir }, at);
      expect(keyOf(target.DATA_DIR, restored.url)).toEqual(keyOf(source().DATA_DIR, running.url));
    } finally {
      await restored.stop();
    }
  });
});

it.each([
  ['no file', '', 'Say npm run restore -- FILE.'],
  ['a file that is not there', 'none.tar', 'There is no file'],
])('says what is wrong with %s', async (_what, file, sentence) => {
  expect(await runScript('restore', [file], { DATA_DIR: join(home, 'none') })).toContain(sentence);
});
