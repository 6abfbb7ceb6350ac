import {
  access,
  chmod,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { account } from '#contract/account/contract.ts';
import { auth } from '#contract/auth/contract.ts';
import { eventually } from '#server/testing/eventually.ts';
import { fetchRoute } from '#server/testing/fetch-route.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { listMailbox } from '../mail/mailbox.ts';
import { prepareDataDir } from './private-files.ts';

let home: string;
let dataDir: string;
let server: ServerProcess | null = null;
beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'callboard-modes-'));
  await chmod(home, 0o755);
  dataDir = join(home, 'below', 'data');
});
afterEach(async () => {
  await stop();
  await rm(home, { recursive: true, force: true });
});

async function start(umask: string): Promise<string> {
  const env = { DATA_DIR: dataDir, PORT: '0', DEMO: '0' };
  server = startServerProcess(env, umask);
  return server.url();
}

async function stop(): Promise<void> {
  server?.child.kill('SIGTERM');
  await server?.ended;
  server = null;
}

/** Every file and folder, and those that another account of the machine could read, list or write. */
async function look(): Promise<{ all: string[]; open: string[] }> {
  const all = await readdir(dataDir, { recursive: true });
  const open: string[] = [];
  for (const name of all) {
    const found = await lstat(join(dataDir, name)).catch(() => null);
    if (found && !found.isSymbolicLink() && found.mode & 0o077) open.push(name);
  }
  return { all, open };
}

async function findCode(): Promise<string> {
  const [name = ''] = await listMailbox(join(dataDir, 'mail'));
  const mail = await readFile(join(dataDir, 'mail', name), 'utf8');
  return /^Subject: (\d{6}) /m.exec(mail)?.[1] ?? '';
}

/** Mail and a copy of their data are written for a member who joins. */
async function joinAndExport(url: string): Promise<void> {
  const person = { email: 'zoe@nyu.edu', firstName: 'Zoë', lastName: 'Marsh' };
  await fetchRoute({ url }, auth.signUp, { body: { ...person, password: 'stage-left-1' } });
  const otpCode = await eventually(findCode);
  const joined = await fetchRoute({ url }, auth.verifyOtp, {
    body: { email: person.email, otpCode },
  });
  const cookies = joined.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const asked = await fetchRoute({ url, cookie: cookies.join('; ') }, account.startExport);
  expect(asked.status).toBeLessThan(300);
  await eventually(() => access(join(dataDir, 'uploads/exports')));
}

it.each(['0', '022'])('what a start with umask %s writes is for its own account', async (umask) => {
  await joinAndExport(await start(umask));
  await stop();
  const { all, open } = await look();
  expect(all).toEqual(expect.arrayContaining(['mail', 'postgres', 'postgres.log', 'uploads']));
  expect(open).toEqual([]);
  const isRoot = process.getuid?.() === 0;
  for (const folder of [dataDir, join(home, 'below')])
    expect((await lstat(folder)).mode & 0o777).toBe(isRoot ? 0o711 : 0o700);
});

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
  expect((await look()).open).toEqual([]);
  expect((await lstat(elsewhere)).mode & 0o777).toBe(0o644);
});
