import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { findPostmaster } from './find-postmaster.ts';
import { runAs } from './run-as.ts';

const POLL_MS = 10;
const TIMEOUT_MS = { fast: 30_000, immediate: 10_000 };

/** Stops the cluster's server and returns when it is gone. */
export async function stopPostmaster(cluster: Cluster): Promise<void> {
  for (const mode of ['fast', 'immediate'] as const) {
    if (!(await findPostmaster(cluster.folder))) return;
    const args = ['stop', '-D', cluster.folder, '-m', mode, '--no-wait', '--silent'];
    await runAs(cluster.account, cluster.binaries.pgCtl, args, cluster.folder);
    const startedAt = Date.now();
    while (Date.now() - startedAt < TIMEOUT_MS[mode]) {
      if (!(await findPostmaster(cluster.folder))) return;
      await sleep(POLL_MS);
    }
  }
  throw new Error(
    `The embedded PostgreSQL in ${cluster.folder} did not stop; see ${cluster.logFile}.`,
  );
}
