import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { chownCluster } from './chown-cluster.ts';
import type { Cluster } from './cluster.ts';
import { hasStalePidFile } from './find-postmaster.ts';
import { spawnAs } from './run-as.ts';

export type LaunchedPostgres = { pid: number; exited: boolean; logOffset: number };

/** Starts PostgreSQL detached: it outlives a killed Callboard, and the next start adopts it. */
export async function launchPostgres(cluster: Cluster, port: number): Promise<LaunchedPostgres> {
  const { folder, logFile, account, binaries, durable } = cluster;
  if (await hasStalePidFile(folder)) {
    await rm(path.join(folder, 'postmaster.pid'), { force: true });
  }
  await chownCluster(account, folder);
  await using log = await open(logFile, 'a', 0o600);
  const { size } = await log.stat();
  const settings = listSettings(port, durable).flatMap((setting) => ['-c', setting]);
  const child = spawnAs(account, binaries.postgres, ['-D', folder, ...settings], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
  });
  const launched = { pid: child.pid ?? 0, exited: false, logOffset: size };
  const markExited = () => {
    launched.exited = true;
  };
  child.once('error', markExited);
  child.once('exit', markExited);
  child.unref();
  return launched;
}

/** Nothing has to last, and the hundreds of small databases of a test run are never vacuumed. */
const throwawaySettings = [
  'fsync=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'checkpoint_timeout=1d',
  'autovacuum=off',
];

function listSettings(port: number, durable: boolean): string[] {
  return [
    'listen_addresses=127.0.0.1',
    `port=${port}`,
    'unix_socket_directories=',
    'cluster_name=callboard',
    'max_connections=100',
    'shared_buffers=128MB',
    'effective_cache_size=512MB',
    'work_mem=8MB',
    'maintenance_work_mem=64MB',
    'random_page_cost=1.1',
    'jit=off',
    'timezone=UTC',
    'log_timezone=UTC',
    'lc_messages=C',
    'log_checkpoints=off',
    // Errors of statements quote members' data, and the server logs its own failed queries: only PostgreSQL's state is logged.
    'log_min_messages=log',
    'log_min_error_statement=panic',
    'log_error_verbosity=terse',
    ...(durable ? [] : throwawaySettings),
  ];
}
