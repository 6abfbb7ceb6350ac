import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { isProcessAlive } from './is-process-alive.ts';

const LOCK_KEY = 4_021_337;
const POLL_MS = 25;
const LIVE_HOLDER_TIMEOUT_MS = 1500;
const DEAD_HOLDER_TIMEOUT_MS = 60_000;
const NAME_PREFIX = 'callboard supervisor ';

/** Tells whoever waits for the lock which process holds it. */
export const supervisorName = NAME_PREFIX + process.pid;

/** Makes us the only Callboard on this data folder for as long as the connection lives. */
export async function takeLock(client: Client, dataDir: string): Promise<void> {
  const startedAt = Date.now();
  while (!(await tryLock(client))) {
    // A holder that was killed keeps the lock until its backend notices, which takes long on a busy machine.
    const timeout = (await isHolderAlive(client)) ? LIVE_HOLDER_TIMEOUT_MS : DEAD_HOLDER_TIMEOUT_MS;
    if (Date.now() - startedAt > timeout) {
      throw new Error(
        `Another Callboard is already running on ${dataDir}. Stop it first, or choose another DATA_DIR.`,
      );
    }
    await sleep(POLL_MS);
  }
}

export async function tryLock(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ locked: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS locked',
    [LOCK_KEY],
  );
  return rows[0]?.locked === true;
}

async function isHolderAlive(client: Client): Promise<boolean> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
     WHERE locktype = 'advisory' AND objid = $1 AND granted`,
    [LOCK_KEY],
  );
  const name = rows[0]?.name;
  return name !== undefined && isProcessAlive(Number(name.slice(NAME_PREFIX.length)));
}
