import { spawnSync } from 'node:child_process';
import { chmod, mkdir, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { getPostgresBinaries } from './postgres-binaries.ts';
import {
  createDataDir,
  findServerPid,
  kill,
  query,
  start,
  startInChildProcess,
} from './test-helpers.ts';

const isRoot = process.getuid?.() === 0;
const { postgres } = await getPostgresBinaries();
const nobodyCanRunIt =
  isRoot && spawnSync(postgres, ['--version'], { uid: 65534, gid: 65534 }).status === 0;

/** A PATH on which user namespaces are forbidden. */
async function forbidNamespaces(folder: string): Promise<Record<string, string>> {
  const bin = path.join(folder, 'bin');
  await mkdir(bin);
  await writeFile(path.join(bin, 'unshare'), '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  return { PATH: `${bin}${path.delimiter}${process.env.PATH}` };
}

it.skipIf(!nobodyCanRunIt)('runs PostgreSQL under a real unprivileged user id', async () => {
  const folder = await createDataDir();
  await chmod(folder, 0o755);
  const started = await startInChildProcess(folder);
  expect(started.error).toBeUndefined();
  expect(await query(started.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  expect((await stat(path.join(folder, 'postgres'))).uid).toBe(65534);
  expect((await stat(`/proc/${await findServerPid(folder)}`)).uid).toBe(65534);
});

it.skipIf(!nobodyCanRunIt)(
  'takes over a server that an earlier version left running as root in a user namespace',
  async () => {
    const folder = await createDataDir();
    await chmod(folder, 0o700);
    const earlier = await startInChildProcess(folder);
    await query(earlier.url, 'CREATE TABLE kept (n int)', 'INSERT INTO kept VALUES (7)');
    await kill(earlier.child);
    await chmod(folder, 0o755);

    const adopting = await start(folder);
    expect(adopting.adopted).toBe(true);
    expect(await query(adopting.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
    await adopting.stop();
    const next = await start(folder);
    expect(await query(next.url, 'SELECT n FROM kept')).toEqual([{ n: 7 }]);
    expect((await stat(`/proc/${await findServerPid(folder)}`)).uid).toBe(65534);
  },
);

it.skipIf(!isRoot)(
  'asks for DATABASE_URL where no unprivileged user can reach the folder',
  async () => {
    const folder = await createDataDir();
    await chmod(folder, 0o700);
    const started = await startInChildProcess(folder, { env: await forbidNamespaces(folder) });
    expect(started).toHaveProperty(
      'error',
      expect.stringMatching(/^PostgreSQL must not run as root.*DATABASE_URL\.$/),
    );
  },
);
