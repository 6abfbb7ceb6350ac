import type { Pool } from 'pg';
import type { RootDb } from '../../db/client.ts';
import { readDatabaseState } from '../../db/database-state.ts';
import { cacheFor } from '../cache-for.ts';
import type { Clock } from '../clock.ts';
import type { Metrics } from './metrics.ts';

const cacheMs = 10_000;

/** Connections by pool and state. */
export function observePools(metrics: Metrics, pools: Record<string, Pool>): void {
  metrics.gauge(
    'callboard_pool_connections',
    'Connections to the database, and queries that wait for one.',
    ['pool', 'state'],
    (gauge) => {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        gauge.set({ pool, state: 'busy' }, totalCount - idleCount);
        gauge.set({ pool, state: 'idle' }, idleCount);
        gauge.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  );
}

/** Without a database these are missing, and `callboard_database_up` is 0. */
export function observeDatabase(metrics: Metrics, db: RootDb, clock: Clock): void {
  const read = cacheFor(cacheMs, () => readDatabaseState(db).catch(() => null), clock);
  metrics.gauge('callboard_database_up', '1 while the database answers.', [], async (gauge) =>
    gauge.set((await read()) ? 1 : 0),
  );
  metrics.gauge('callboard_database_bytes', 'Size of the database.', [], async (gauge) => {
    const found = await read();
    if (found) gauge.set(Number(found.bytes));
  });
  metrics.gauge(
    'callboard_queue_tasks',
    'Tasks that wait, run, are retried or were given up.',
    ['task', 'state'],
    async (gauge) => {
      const found = await read();
      for (const { task, state, count } of found?.tasks ?? []) gauge.set({ task, state }, count);
    },
  );
  metrics.gauge(
    'callboard_set_aside_items',
    'Items of a batch that a task has failed on three times and no longer tries.',
    ['task'],
    async (gauge) => {
      const found = await read();
      for (const { task, count } of found?.setAside ?? []) gauge.set({ task }, count);
    },
  );
  metrics.gauge(
    'callboard_queue_oldest_seconds',
    'For how long the oldest task that could run has waited.',
    [],
    async (gauge) => {
      const found = await read();
      if (found) gauge.set(Number(found.oldest));
    },
  );
}
