import { cpSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrate } from '../migrate.ts';
import { startEmbeddedPostgres } from './start-embedded-postgres.ts';
import { createDataDir, query, start } from './test-helpers.ts';

let home: string;

beforeAll(async () => {
  home = await mkdtemp(path.join(os.tmpdir(), 'callboard-home-'));
  const postgres = await startEmbeddedPostgres({ dataDir: home, durable: false });
  await postgres.stop();
});

afterAll(() => rm(home, { recursive: true, force: true }));

/** What a first start has made, copied: making it takes a second. */
async function copyHome(): Promise<string> {
  const dataDir = await createDataDir();
  cpSync(home, dataDir, { recursive: true });
  return dataDir;
}

it('refuses the application what only a superuser may', async () => {
  const { url } = await start(await copyHome());
  await expect(query(url, `COPY (SELECT 1) TO PROGRAM 'true'`)).rejects.toThrow(
    /permission denied to COPY to or from an external program/,
  );
  await expect(query(url, `COPY (SELECT 1) TO '/tmp/callboard-copy'`)).rejects.toThrow(
    /permission denied/,
  );
  await expect(query(url, 'CREATE ROLE another SUPERUSER')).rejects.toThrow(/permission denied/);
});

it('gives the application a database that an earlier version left to the superuser', async () => {
  const dataDir = await copyHome();
  const first = await start(dataDir);
  await query(
    first.superuserUrl.replace(/callboard$/, 'postgres'),
    'DROP DATABASE callboard',
    'DROP ROLE callboard_app',
    'CREATE DATABASE callboard',
  );
  await migrate(first.superuserUrl);
  await query(first.superuserUrl, 'CREATE SCHEMA pgboss', 'CREATE TABLE pgboss.job (id serial)');
  await first.stop();

  const { url } = await start(dataDir);
  const left = await query(
    url,
    `SELECT relname FROM pg_class
     WHERE relkind IN ('r', 'S') AND relowner <> 'callboard_app'::regrole
       AND relnamespace IN ('public'::regnamespace, 'drizzle'::regnamespace, 'pgboss'::regnamespace)`,
  );
  expect(left).toEqual([]);
  await migrate(url);
  await query(
    url,
    'ALTER TABLE users ADD COLUMN later text',
    'DROP FUNCTION array_to_text CASCADE',
  );
  await query(url, 'DROP SCHEMA pgboss CASCADE');
});

it('takes the database from an application that owned it, and keeps working', async () => {
  const dataDir = await copyHome();
  const first = await start(dataDir);
  await query(first.superuserUrl, 'ALTER DATABASE callboard OWNER TO callboard_app');
  await migrate(first.url);
  await query(first.url, 'DROP TABLE search_words', 'CREATE TABLE search_words (word text)');
  await first.stop();

  const { url } = await start(dataDir);
  await expect(query(url, 'DROP SCHEMA public CASCADE')).rejects.toThrow(/must be owner/);
  await query(url, 'CREATE SCHEMA later', 'CREATE TABLE later_too (id int)');
  await migrate(url);
});
