import { access, chmod, lstat, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { account } from '#contract/account/contract.ts';
import { eventually } from '#server/testing/eventually.ts';
import { fetchRoute } from '#server/testing/fetch-route.ts';
import { joinByMail } from '#server/testing/join-by-mail.ts';
import { listOpenFiles } from '#server/testing/list-open-files.ts';
import { startServerProcess } from '#server/testing/server-process.ts';

it('what a start writes is for its own account, even where the shell’s umask lets everybody write', async ({
  onTestFinished,
}) => {
  const home = await mkdtemp(join(tmpdir(), 'callboard-modes-'));
  await chmod(home, 0o755);
  const dataDir = join(home, 'below', 'data');
  const server = startServerProcess({ DATA_DIR: dataDir, PORT: '0' }, '0');
  onTestFinished(async () => {
    server.child.kill('SIGTERM');
    await server.ended;
    await rm(home, { recursive: true, force: true });
  });

  // Mail and a copy of their data are written for a member who joins.
  const url = await server.url();
  const cookie = await joinByMail(url, dataDir, 'zoe@nyu.edu');
  expect((await fetchRoute({ url, cookie }, account.startExport)).status).toBeLessThan(300);
  await eventually(() => access(join(dataDir, 'uploads/exports')));
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  expect(await readdir(dataDir)).toEqual(
    expect.arrayContaining(['mail', 'postgres', 'postgres.log', 'uploads']),
  );
  expect(await listOpenFiles(dataDir)).toEqual([]);
  const isRoot = process.getuid?.() === 0;
  for (const folder of [dataDir, join(home, 'below')])
    expect((await lstat(folder)).mode & 0o777).toBe(isRoot ? 0o711 : 0o700);
});
