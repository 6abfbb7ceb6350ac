import { chmod, lstat, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listOpenFiles } from '#server/testing/list-open-files.ts';
import { prepareDataDir } from './private-files.ts';

let home: string;
let dataDir: string;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'callboard-modes-'));
  dataDir = join(home, 'below', 'data');
});
afterEach(() => rm(home, { recursive: true, force: true }));

it('a start closes what an earlier one left open, and follows no link out of the folder', async () => {
  const [file, password, elsewhere] = [
    join(dataDir, 'uploads/exports/copy.zip'),
    join(dataDir, 'postgres/callboard.password'),
    join(home, 'theirs.txt'),
  ];
  for (const path of [file, password, elsewhere]) {
    await mkdir(dirname(path), { recursive: true, mode: 0o755 });
    await writeFile(path, 'x');
    await chmod(path, 0o644);
  }
  await chmod(join(dataDir, 'postgres'), 0o700);
  await symlink(elsewhere, join(dataDir, 'uploads/link'));
  await prepareDataDir(dataDir);
  expect(await listOpenFiles(dataDir)).toEqual([]);
  expect((await lstat(elsewhere)).mode & 0o777).toBe(0o644);
});
