import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { createRunFolder, removeRunFolder } from './run-folder.ts';

afterEach(() => vi.unstubAllEnvs());

it('is made below the folder for temporary files, and removed with what a test left in it', async () => {
  const folder = createRunFolder();
  expect(path.dirname(folder)).toBe(tmpdir());
  mkdirSync(path.join(folder, 'left/postgres'), { recursive: true });
  // Of a database that is gone: the process of that number is another one.
  writeFileSync(
    path.join(folder, 'left/postgres/postmaster.pid'),
    `${process.pid}\n/gone\n0\n5432\n`,
  );
  await removeRunFolder(folder);
  expect(existsSync(folder)).toBe(false);
});

it.runIf(process.platform === 'linux')('is not made where the disk has no room', () => {
  vi.stubEnv('TMPDIR', '/proc');
  expect(() => createRunFolder()).toThrow(
    /^The tests need \d+ MB of disk, and \/proc has 0 left: free some, or set TMPDIR to another folder\.$/,
  );
});
