import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { withFileLock } from './with-file-lock.mjs';

let folder: string;
let file: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lock-'));
  file = path.join(folder, 'build.lock');
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('lets one work at a time, and tells the other that it waits', async () => {
  const events: string[] = [];
  const secondWaits = Promise.withResolvers<void>();
  const work = (name: string) => async () => {
    events.push(`${name} begins`);
    await secondWaits.promise;
    events.push(`${name} ends`);
  };
  await Promise.all([
    withFileLock(file, work('first')),
    withFileLock(file, work('second'), () => {
      events.push('second waits');
      secondWaits.resolve();
    }),
  ]);
  expect(events).toEqual([
    'first begins',
    'second waits',
    'first ends',
    'second begins',
    'second ends',
  ]);
});

it('gives the lock back when the work fails', async () => {
  await expect(withFileLock(file, () => Promise.reject(new Error('no disk')))).rejects.toThrow(
    'no disk',
  );
  expect(existsSync(file)).toBe(false);
});

it('takes over the lock of a process that is gone', async () => {
  const gone = spawnSync(process.execPath, ['--version']).pid;
  writeFileSync(file, String(gone));
  expect(await withFileLock(file, () => Promise.resolve('done'))).toBe('done');
});
