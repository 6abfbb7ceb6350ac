import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findPostmaster, type Postmaster } from '#server/db/embedded/find-postmaster.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { joinByMail } from '#server/testing/join-by-mail.ts';
import { type ServerProcess, startServerProcess } from '#server/testing/server-process.ts';
import { atEnd } from '../support/at-end.ts';
import { findFreePort } from '../support/find-free-port.ts';

export type DatabaseKind = 'embedded' | 'external';

const run = promisify(execFile);
const smallDiskMb = 512;

/** A server with its database, each of which a drill can kill. */
export interface Target {
  url: string;
  /** Of the member who writes. */
  cookie: string;
  /** Everything that the server and its database write. */
  folder: string;
  server: ServerProcess;
  /** Starts the server again after it was killed. */
  restart: () => Promise<void>;
  postmaster: () => Promise<Postmaster>;
  databaseUrl: () => Promise<string>;
  remove: () => Promise<void>;
}

/** Root may mount a small disk of its own, which can be filled without harm. */
export const canMountSmallDisk = process.platform === 'linux' && process.getuid?.() === 0;

export async function startTarget(kind: DatabaseKind, hasSmallDisk = false): Promise<Target> {
  const folder = await mkdtemp(path.join(tmpdir(), 'callboard-drill-'));
  const undos = [() => rm(folder, { recursive: true, force: true })];
  const remove = atEnd(async () => {
    for (const undo of undos.splice(0).reverse()) await undo();
  });
  if (hasSmallDisk) {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${smallDiskMb}m`, 'tmpfs', folder]);
    undos.push(async () => void (await run('umount', [folder])));
  }
  const databaseDir = kind === 'embedded' ? folder : path.join(folder, 'database');
  const external = kind === 'external' ? startEmbeddedPostgres({ dataDir: databaseDir }) : null;
  undos.push(async () => (await external)?.stop());
  const port = await findFreePort();
  const environment = {
    NODE_ENV: 'test',
    PORT: String(port),
    DATA_DIR: folder,
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    MIN_FREE_DISK_MB: '0',
    ...(external && { DATABASE_URL: (await external).url }),
  };
  const target: Target = {
    folder,
    url: `http://127.0.0.1:${port}`,
    cookie: '',
    server: startServerProcess(environment),
    restart: async () => {
      await target.server.ended;
      target.server = startServerProcess(environment);
      await target.server.url();
    },
    postmaster: async () => {
      for (;;) {
        const found = await findPostmaster(path.join(databaseDir, 'postgres'));
        if (found) return found;
        await sleep(20);
      }
    },
    databaseUrl: async () => {
      const { port: databasePort } = await target.postmaster();
      const password = await readFile(
        path.join(databaseDir, 'postgres/callboard.password'),
        'utf8',
      );
      return `postgresql://callboard:${password.trim()}@127.0.0.1:${databasePort}/callboard`;
    },
    remove,
  };
  undos.push(async () => {
    target.server.child.kill('SIGTERM');
    await target.server.ended;
  });
  await target.server.url();
  target.cookie = await joinByMail(target.url, folder, 'drill@nyu.edu');
  return target;
}
