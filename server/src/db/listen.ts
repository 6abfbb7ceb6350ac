import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { RootDb } from './client.ts';

export interface Listener {
  /** Resolves once the channel is listened to for the first time. */
  listening: Promise<void>;
  stop: () => Promise<void>;
}

export interface ListenOptions {
  db: RootDb;
  channel: string;
  onPayload: (payload: string) => void;
  /** The channel is listened to again; payloads of the time between were missed. */
  onReconnect: () => void;
  onLost: (error: unknown) => void;
}

const probeMs = 15_000;
const maxBackoffMs = 2_000;

/** Listens to a channel on a connection of its own, which is opened again whenever it is lost. */
export function listen(options: ListenOptions): Listener {
  const stopping = new AbortController();
  const first = Promise.withResolvers<void>();
  let current: pg.Client | null = null;

  const listenUntilLost = async (isReconnect: boolean): Promise<void> => {
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
      if (isReconnect) options.onReconnect();
      await Promise.race([lost, probe(client, stopping.signal)]);
    } finally {
      client.end().catch(() => undefined);
    }
  };

  const run = async (): Promise<void> => {
    let failures = 0;
    for (let isReconnect = false; !stopping.signal.aborted; isReconnect = true) {
      const startedAt = Date.now();
      await listenUntilLost(isReconnect).catch((error: unknown) => {
        if (!stopping.signal.aborted) options.onLost(error);
      });
      failures = Date.now() - startedAt > maxBackoffMs ? 0 : failures + 1;
      const backoff = Math.min(50 * 2 ** failures, maxBackoffMs);
      await sleep(backoff, undefined, { signal: stopping.signal }).catch(() => undefined);
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

/** Throws once the server no longer answers: a connection that is cut without a FIN reports no error by itself. */
async function probe(client: pg.Client, signal: AbortSignal): Promise<void> {
  for (;;) {
    await sleep(probeMs, undefined, { signal });
    await client.query('SELECT 1');
  }
}

/** Sends payloads to every listener, in one statement outside any transaction of the caller. */
export async function notify(db: RootDb, channel: string, payloads: string[]): Promise<void> {
  await db.$client.query('SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload', [
    channel,
    payloads,
  ]);
}
