import { cpSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { createDataDir, findServerPid, query, start, startInChildProcess } from './test-helpers.ts';

let home: string;

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'callboard-home-'));
  const postgres = await startEmbeddedPostgres({ dataDir: home, durable: false });
  await query(postgres.url, 'CREATE TABLE note (id int)', 'INSERT INTO note VALUES (1)');
  await postgres.stop();
});

afterAll(() => rm(home, { recursive: true, force: true }));

describe('startEmbeddedPostgres', () => {
  it('makes a database for every language, with the extensions and collations we use', async () => {
    const { url, adopted } = await start(home);
    expect(adopted).toBe(false);
    const [row] = await query(
      url,
      'CREATE EXTENSION pg_trgm',
      'CREATE EXTENSION citext',
      'CREATE EXTENSION unaccent',
      `SELECT current_setting('server_encoding') AS encoding, current_setting('fsync') AS fsync,
         similarity('Zoë', 'zoë') AS alike, 'É'::citext = 'é'::citext AS same, unaccent('Zoë') AS plain,
         to_tsvector('simple', 'École')::text AS words,
         (SELECT string_agg(x, '' ORDER BY x COLLATE "und-x-icu") FROM unnest('{z,É,f,e}'::text[]) x) AS ordered`,
    );
    expect(row).toEqual({
      encoding: 'UTF8',
      fsync: 'off',
      alike: 1,
      same: true,
      plain: 'Zoe',
      words: "'école':1",
      ordered: 'eÉfz',
    });
  });

  it('lets nobody in without the password, which only its owner can read', async () => {
    const { url } = await start(home);
    const wrong = new URL(url);
    wrong.password = 'guess';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
    const file = await stat(path.join(home, 'postgres', 'callboard.password'));
    expect(file.mode & 0o777).toBe(0o600);
    const [row] = await query(url, 'SHOW listen_addresses');
    expect(row).toEqual({ listen_addresses: '127.0.0.1' });
  });

  it('says how to go on with a folder of another PostgreSQL', async () => {
    const dataDir = await createDataDir();
    cpSync(home, dataDir, { recursive: true });
    await writeFile(path.join(dataDir, 'postgres', 'PG_VERSION'), '14\n');
    await expect(startEmbeddedPostgres({ dataDir, durable: false })).rejects.toThrow(
      /was written by PostgreSQL 14, and this Callboard brings \d+\. .* run npm run backup; then restore/,
    );
  });

  it('keeps its data over a stop and a second start', async () => {
    const first = await start(home);
    await query(first.url, 'INSERT INTO note VALUES (2)');
    await first.stop();
    expect(await findServerPid(home)).toBeNull();
    const second = await start(home);
    expect(second.adopted).toBe(false);
    expect(await query(second.url, 'SELECT id FROM note WHERE id = 2')).toEqual([{ id: 2 }]);
  });

  it('refuses a second instance on the same folder and leaves the first alone', async () => {
    const { url } = await start(home);
    await expect(start(home)).rejects.toThrow(
      `Another Callboard is already running on ${home}. Stop it first, or choose another DATA_DIR.`,
    );
    expect(await query(url, 'SELECT id FROM note WHERE id = 1')).toEqual([{ id: 1 }]);
  });

  it('has exactly one winner when two start at once in an empty folder', async () => {
    const dataDir = await createDataDir();
    const results = await Promise.all([startInChildProcess(dataDir), startInChildProcess(dataDir)]);
    const winners = results.filter((result) => result.error === undefined);
    const refusals = results.flatMap((result) => result.error ?? []);
    expect(winners).toHaveLength(1);
    expect(refusals).toEqual([expect.stringMatching(/^Another Callboard is already running/)]);
    expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log']);
  });

  it('is not blocked by a database that a crash left half-made', async () => {
    const dataDir = await createDataDir();
    await mkdir(path.join(dataDir, 'postgres.new-abc', 'cluster'), { recursive: true });
    await mkdir(path.join(dataDir, 'postgres', 'base'), { recursive: true });
    const notices: string[] = [];
    const { url } = await start(dataDir, notices);
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await readdir(dataDir)).not.toContain('postgres.new-abc');
    expect(notices.join()).toMatch(/was not a complete database and is now .*unfinished/);
  });

  it('starts although postmaster.pid names a live process that is no PostgreSQL', async () => {
    const folder = path.join(home, 'postgres');
    const lines = [process.pid, folder, 1_700_000_000, 15_432, '', '127.0.0.1', '1 1', 'ready', ''];
    await writeFile(path.join(folder, 'postmaster.pid'), lines.join('\n'), { mode: 0o600 });
    const { url, adopted } = await start(home);
    expect(adopted).toBe(false);
    expect(await query(url, 'SELECT id FROM note WHERE id = 1')).toEqual([{ id: 1 }]);
  });

  it('says in a sentence that the data folder cannot be written', async () => {
    const file = path.join(await createDataDir(), 'file');
    await writeFile(file, '');
    await expect(start(path.join(file, 'data'))).rejects.toThrow(
      /^Callboard cannot write to its data folder .*: correct its permissions, or choose another DATA_DIR\.$/,
    );
  });

  it('says in a sentence that the database is damaged, with the log as the cause', async () => {
    const dataDir = await createDataDir();
    cpSync(home, dataDir, { recursive: true });
    await truncate(path.join(dataDir, 'postgres', 'global', 'pg_control'), 10);
    const failure: Error = await start(dataDir).then(
      () => expect.fail('it started'),
      (error) => error,
    );
    expect(failure.message).toMatch(
      /^The embedded PostgreSQL could not start in .*pg_control.*: see .*postgres\.log\.$/,
    );
    expect((failure.cause as Error).message).toMatch(/(FATAL|PANIC): /);
  });

  it('refuses a database whose password file is gone instead of replacing it', async () => {
    const dataDir = await createDataDir();
    await mkdir(path.join(dataDir, 'postgres', 'global'), { recursive: true });
    await writeFile(path.join(dataDir, 'postgres', 'global', 'pg_control'), '');
    await expect(start(dataDir)).rejects.toThrow(/put the file back, or move the folder away/);
  });

  it('keeps the log of earlier runs from growing without bound', async () => {
    const log = path.join(home, 'postgres.log');
    await writeFile(log, Buffer.alloc(11 * 1024 * 1024, 'x'));
    await start(home);
    expect((await stat(log)).size).toBeLessThan(100_000);
  });
});
