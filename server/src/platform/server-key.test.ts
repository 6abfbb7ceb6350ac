import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadSecretKey, serverKey } from './server-key.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'callboard-key-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const load = (databaseUrl: string, secretKey: string | null = null) =>
  loadSecretKey({ secretKey, dataDir }, databaseUrl).toString('hex');

it('is the same for instances that reach one database under different names', () => {
  const key = load('postgresql://callboard:pass%20word@127.0.0.1:5432/callboard');
  expect(load('postgresql://callboard:pass%20word@db.internal/callboard?sslmode=require')).toBe(
    key,
  );
  expect(load('postgresql://callboard:other@127.0.0.1:5432/callboard')).not.toBe(key);
  expect(key).toHaveLength(64);
});

it('is SECRET_KEY where that is set', () => {
  const secret = 's'.repeat(32);
  expect(load('postgresql://a:one@h/x', secret)).toBe(load('postgresql://a:two@h/x', secret));
});

it('is kept in a file that only the owner reads where the database has no password', async () => {
  const url = 'postgresql://callboard@localhost/callboard';
  const key = load(url);
  expect(load(url)).toBe(key);
  expect(key).toHaveLength(64);
  expect((await stat(join(dataDir, 'secret-key'))).mode & 0o777).toBe(0o600);
  expect(await readdir(dataDir)).toEqual(['secret-key']);
});

it('gives each purpose a key of its own', () => {
  const app = { secretKey: Buffer.from(load('postgresql://a:one@h/x'), 'hex') };
  expect(serverKey(app, 'device')).toEqual(serverKey(app, 'device'));
  expect(serverKey(app, 'device')).not.toEqual(serverKey(app, 'code'));
});
