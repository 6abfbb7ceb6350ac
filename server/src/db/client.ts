import type { Assume } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Fragment } from './sql.ts';

/** Drizzle's own `execute` also takes a plain string, in which a value could be spelt out. */
interface Queries extends Omit<NodePgDatabase, 'execute'> {
  execute<Row extends Record<string, unknown> = Record<string, unknown>>(
    query: Fragment,
  ): Promise<pg.QueryResult<Assume<Row, pg.QueryResultRow>>>;
}

/** A connection pool or a transaction: commands and queries take either as their first argument. */
export type Db = Queries & { $client: pg.Pool | pg.PoolClient };

export type RootDb = Queries & { $client: pg.Pool };

export interface DbOptions {
  url: string;
  poolSize?: number;
}

export function connect({ url, poolSize = 20 }: DbOptions): RootDb {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    application_name: 'callboard',
    options: '-c TimeZone=UTC',
  });
  // An idle connection that is lost ends the process where no listener is; createApp adds one that logs.
  pool.on('error', () => undefined);
  return drizzle(pool);
}

export async function isReachable(db: RootDb): Promise<boolean> {
  return db.$client.query('SELECT 1').then(
    () => true,
    () => false,
  );
}
