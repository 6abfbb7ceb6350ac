import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './cluster.ts';
import { type Connection, connectToPostmaster } from './connect-to-postmaster.ts';
import { ensureRunning } from './ensure-running.ts';
import { findPostmaster } from './find-postmaster.ts';
import { stopPostmaster } from './stop-postmaster.ts';
import { takeLock, tryLock } from './take-lock.ts';

const FIRST_DELAY_MS = 100;
const MAX_DELAY_MS = 5000;

/** Restarts the server on its port whenever its connection is lost; the returned function stops it for good. */
export function keepRunning(
  cluster: Cluster,
  port: number,
  first: Connection,
): () => Promise<void> {
  const stopping = new AbortController();
  let connection: Connection | null = null;
  let recovery = Promise.resolve();
  let stopped: Promise<void> | undefined;

  function watch(next: Connection): void {
    connection = next;
    void next.lost.then(() => {
      connection = null;
      if (stopping.signal.aborted) return;
      cluster.notice('The embedded PostgreSQL went away; bringing it back.');
      recovery = recover();
    });
  }

  async function recover(): Promise<void> {
    let lastMessage = '';
    for (let delay = 0; !stopping.signal.aborted; delay = nextDelay(delay)) {
      try {
        await sleep(delay, undefined, { signal: stopping.signal });
        watch(await reopen(cluster, port, stopping.signal));
        cluster.notice('The embedded PostgreSQL is back.');
        return;
      } catch (error) {
        const { message } = error as Error;
        if (!stopping.signal.aborted && message !== lastMessage) cluster.notice(message);
        lastMessage = message;
      }
    }
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await recovery;
    if (connection !== null || (await mayStop(cluster))) await stopPostmaster(cluster);
    await connection?.client.end().catch(() => {});
  }

  watch(first);
  return () => (stopped ??= stop());
}

async function reopen(cluster: Cluster, port: number, signal: AbortSignal): Promise<Connection> {
  const { connection, postmaster } = await ensureRunning(cluster, port, signal);
  try {
    await takeLock(connection.client, cluster.dataDir);
    if (postmaster.port === port) return connection;
    await stopPostmaster(cluster);
    throw new Error(
      `The embedded PostgreSQL came back on another port than ${port}; trying again.`,
    );
  } catch (error) {
    await connection.client.end().catch(() => {});
    throw error;
  }
}

/** Without the lock the server may belong to another Callboard by now. */
async function mayStop(cluster: Cluster): Promise<boolean> {
  const postmaster = await findPostmaster(cluster.folder);
  if (postmaster?.status !== 'ready') return postmaster !== null;
  const connection = await connectToPostmaster(cluster, postmaster.port).catch(() => null);
  if (!connection) return false;
  const locked = await tryLock(connection.client).catch(() => false);
  await connection.client.end().catch(() => {});
  return locked;
}

function nextDelay(delay: number): number {
  return Math.min(Math.max(delay * 2, FIRST_DELAY_MS), MAX_DELAY_MS);
}
