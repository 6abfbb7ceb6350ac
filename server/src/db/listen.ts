import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { RootDb } from './client.ts';

export interface Listener {
  /** Settles once we hear the channel for the first time. */
  listening: Promise<void>;
  stop: () => Promise<void>;
}

export interface ListenOptions {
  db: RootDb;
  channel: string;
  onPayload: (payload: string) => void;
  /** We hear again after a time in which payloads may have been missed. */
  onReturn: () => void;
  onLost: (error: unknown) => void;
}

const checkEvery = 15_000;
const longestWait = 5_000;

/** Hears a channel on a connection of its own, which is made anew whenever it is lost. */
export function listen(options: ListenOptions): Listener {
  const stopping = new AbortController();
  const first = Promise.withResolvers<void>();
  let current: pg.Client | null = null;

  const hear = async (again: boolean): Promise<void> => {
    const client = new pg.Client({
      connectionString: options.db.$client.options.connectionString,
      application_name: 'callboard-live',
      connectionTimeoutMillis: 10_000,
      query_timeout: 10_000,
      keepAlive: true,
    });
    current = client;
    const lost = new Promise<never>((_, reject) => {
      client.on('error', reject);
      client.on('end', () => reject(new Error('The connection ended.')));
    });
    lost.catch(() => undefined);
    client.on('notification', ({ payload }) => options.onPayload(payload ?? ''));
    try {
      await client.connect();
      await client.query(`LISTEN ${pg.escapeIdentifier(options.channel)}`);
      first.resolve();
      if (again) options.onReturn();
      await Promise.race([lost, untilSilent(client, stopping.signal)]);
    } finally {
      client.end().catch(() => undefined);
    }
  };

  const run = async (): Promise<void> => {
    let failures = 0;
    for (let again = false; !stopping.signal.aborted; again = true) {
      const began = Date.now();
      await hear(again).catch((error: unknown) => {
        if (!stopping.signal.aborted) options.onLost(error);
      });
      failures = Date.now() - began > longestWait ? 0 : failures + 1;
      const wait = Math.min(50 * 2 ** failures, longestWait);
      await sleep(wait, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };

  const running = run();
  return {
    listening: first.promise,
    stop: async () => {
      stopping.abort();
      await current?.end().catch(() => undefined);
      await running;
    },
  };
}

/** Throws when the server no longer answers, which a connection cut in between would never tell. */
async function untilSilent(client: pg.Client, signal: AbortSignal): Promise<void> {
  for (;;) {
    await sleep(checkEvery, undefined, { signal });
    await client.query('SELECT 1');
  }
}

/** Tells every listener, in one statement outside any transaction of ours. */
export async function notify(db: RootDb, channel: string, payloads: string[]): Promise<void> {
  await db.$client.query('SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload', [
    channel,
    payloads,
  ]);
}
