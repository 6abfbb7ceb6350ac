import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { type Connection, connectToPostmaster } from './connect-to-postmaster.ts';
import { describeFailure, readLogSince } from './describe-failure.ts';
import { findPostmaster, type Postmaster } from './find-postmaster.ts';
import { type LaunchedPostgres, launchPostgres } from './launch-postgres.ts';
import { pickPort } from './pick-port.ts';

export type RunningPostgres = { connection: Connection; postmaster: Postmaster; adopted: boolean };

const POLL_MS = 10;
const WARN_AFTER_MS = 3000;
const READY_TIMEOUT_MS = 120_000;
const RETRY_TIMEOUT_MS = 15_000;
const EXIT_TIMEOUT_MS = 10_000;

/** Connects to the cluster's live server, or starts one (on `port` when given) and connects to that. */
export async function ensureRunning(
  cluster: Cluster,
  port?: number,
  signal?: AbortSignal,
): Promise<RunningPostgres> {
  const startedAt = Date.now();
  let launched: LaunchedPostgres | null = null;
  let hasWarned = false;
  try {
    for (;;) {
      signal?.throwIfAborted();
      const waited = Date.now() - startedAt;
      const exited: boolean = launched?.exited ?? true;
      const postmaster = await findPostmaster(cluster.folder, exited ? undefined : launched?.pid);
      if (postmaster?.status === 'ready') {
        const connection = await connectToPostmaster(cluster, postmaster.port);
        const adopted = postmaster.pid !== launched?.pid;
        if (connection) return { connection, postmaster, adopted };
      }
      if (!postmaster && exited) {
        if (launched) await assertRetryable(cluster, launched, waited, port !== undefined);
        launched = await launchPostgres(cluster, port ?? (await pickPort()));
      }
      if (waited > READY_TIMEOUT_MS) {
        const log = await readLogSince(cluster.logFile, launched?.logOffset ?? 0);
        throw await describeFailure(cluster, 'become ready within two minutes', log);
      }
      if (waited > WARN_AFTER_MS && !hasWarned) {
        hasWarned = true;
        cluster.notice('Still waiting for the embedded PostgreSQL, which may be recovering.');
      }
      await sleep(POLL_MS);
    }
  } catch (error) {
    if (launched) await stopLaunched(launched);
    throw error;
  }
}

async function stopLaunched(launched: LaunchedPostgres): Promise<void> {
  if (!launched.exited) process.kill(launched.pid, 'SIGINT');
  for (let waited = 0; !launched.exited && waited < EXIT_TIMEOUT_MS; waited += POLL_MS) {
    await sleep(POLL_MS);
  }
}

/** Throws unless another attempt can succeed: a server that still shuts down, or a race for files or port. */
async function assertRetryable(
  cluster: Cluster,
  launched: LaunchedPostgres,
  waited: number,
  isPortFixed: boolean,
): Promise<void> {
  const log = await readLogSince(cluster.logFile, launched.logOffset);
  const isRace = /lock file ".*" already exists|pre-existing shared memory block/.test(log);
  const isPortTaken = /could not bind|could not create any TCP\/IP sockets/.test(log);
  if (waited < RETRY_TIMEOUT_MS && (isRace || (isPortTaken && !isPortFixed))) return sleep(50);
  throw await describeFailure(cluster, 'start', log);
}
