import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { findPostmaster } from './find-postmaster.ts';
import { runAs } from './run-as.ts';

const POLL_MS = 10;
const modes = [
  { name: 'fast', signal: 'SIGINT', timeoutMs: 30_000 },
  { name: 'immediate', signal: 'SIGQUIT', timeoutMs: 10_000 },
] as const;

type Mode = (typeof modes)[number];

/** Stops the cluster's server and returns when it is gone. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  for (const mode of modes) {
    const startedAt = Date.now();
    await requestStop(cluster, mode);
    while (Date.now() - startedAt < mode.timeoutMs) {
      if (!(await findPostmaster(cluster.folder))) return;
      await sleep(POLL_MS);
    }
  }
  throw new Error(
    `The embedded PostgreSQL in ${cluster.folder} did not stop; see ${cluster.logFile}.`,
  );
}

/** By a signal of our own: the server may run under another account than `pg_ctl` would. Windows has no such signals. */
async function requestStop(cluster: Cluster, { name, signal }: Mode): Promise<void> {
  const postmaster = await findPostmaster(cluster.folder);
  if (!postmaster) return;
  if (process.platform !== 'win32') {
    process.kill(postmaster.pid, signal);
    return;
  }
  const args = ['stop', '-D', cluster.folder, '-m', name, '--no-wait', '--silent'];
  await runAs(cluster.account, cluster.binaries.pgCtl, args, cluster.folder);
}
