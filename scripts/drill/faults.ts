import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { Target } from './target.ts';

export interface Fault {
  name: string;
  killsServer: boolean;
  inject: (target: Target) => Promise<void>;
}

async function signalPostgres(target: Target, signal: NodeJS.Signals): Promise<void> {
  process.kill((await target.postmaster()).pid, signal);
}

/** Each connection of the application that is in a transaction or a query, and one that is idle. */
async function cutConnections(target: Target): Promise<void> {
  const client = new pg.Client(await target.databaseUrl());
  client.on('error', () => undefined);
  await client.connect();
  await client.query(`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = 'callboard' AND (state <> 'idle' OR random() < 0.3)`);
  await client.end();
}

/** Leaves no room for a while; only for a target with a small disk. */
export const diskFull: Fault = {
  name: 'disk full',
  killsServer: false,
  inject: async ({ folder }) => {
    const filler = path.join(folder, 'filler');
    await fillDisk(filler);
    await sleep(3_000);
    await rm(filler);
  },
};

async function fillDisk(filler: string): Promise<void> {
  await using file = await open(filler, 'w');
  const chunk = Buffer.alloc(1024 * 1024);
  for (let size = chunk.length; size >= 4096; ) {
    const { bytesWritten } = await file.write(chunk, 0, size).catch(() => ({ bytesWritten: 0 }));
    if (bytesWritten < size) size /= 2;
  }
}

export const faults: Fault[] = [
  {
    name: 'server killed',
    killsServer: true,
    inject: async ({ server }) => void server.child.kill('SIGKILL'),
  },
  {
    name: 'PostgreSQL killed',
    killsServer: false,
    inject: (target) => signalPostgres(target, 'SIGKILL'),
  },
  {
    name: 'both killed',
    killsServer: true,
    inject: async (target) => {
      target.server.child.kill('SIGKILL');
      await signalPostgres(target, 'SIGKILL');
    },
  },
  {
    name: 'PostgreSQL stopped immediately',
    killsServer: false,
    inject: (target) => signalPostgres(target, 'SIGQUIT'),
  },
  { name: 'connections cut', killsServer: false, inject: cutConnections },
];
