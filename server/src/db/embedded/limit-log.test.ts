import { mkdtemp, open, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { rotateLog } from './limit-log.ts';
import { createDataDir, query, start } from './test-helpers.ts';

it('empties a log beyond its limit, keeps the one before, and goes on appending', async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'callboard-log-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const logFile = path.join(folder, 'postgres.log');
  await using writer = await open(logFile, 'a');
  await writer.appendFile('x'.repeat(100));
  await rotateLog(logFile, 100);
  expect(await readFile(logFile, 'utf8')).toHaveLength(100);
  await writer.appendFile('y');
  await rotateLog(logFile, 100);
  expect(await readFile(logFile, 'utf8')).toBe('');
  expect(await readFile(`${logFile}.1`, 'utf8')).toHaveLength(101);
  await writer.appendFile('z');
  expect(await readFile(logFile, 'utf8')).toBe('z');
});

it('does nothing where there is no log yet', async () => {
  await expect(rotateLog('/nowhere/postgres.log')).resolves.toBeUndefined();
});

it('writes no value of a failed statement to the log', async () => {
  const dataDir = await createDataDir();
  const { url } = await start(dataDir);
  await expect(query(url, `SELECT 'secret-of-a-member'::int`)).rejects.toThrow(/secret/);
  await expect(
    query(url, `DO $$ BEGIN RAISE EXCEPTION 'secret-of-a-member'; END $$`),
  ).rejects.toThrow(/secret/);
  expect(await readFile(path.join(dataDir, 'postgres.log'), 'utf8')).not.toContain('secret');
});
