import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

const LOCK_KEY = 4_021_337;
const PATIENCE_MS = 1500;
const POLL_MS = 25;

/** Makes us the only Callboard on this data folder for as long as the connection lives. */
export async function takeLock(client: Client, dataDir: string): Promise<void> {
  const started = Date.now();
  // An owner that was killed a moment ago still holds the lock until its backend notices.
  while (!(await tryLock(client))) {
    if (Date.now() - started > PATIENCE_MS) {
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
