import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';

/** A connection pool or a transaction: commands and queries take either as their first argument. */
export type Db = NodePgDatabase & { $client: pg.Pool | pg.PoolClient };

export type RootDb = NodePgDatabase & { $client: pg.Pool };

export interface DbOptions {
  url: string;
  poolSize?: number;
  onError?: (error: Error) => void;
}

export function connect({ url, poolSize = 20, onError }: DbOptions): RootDb {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    application_name: 'callboard',
    options: '-c TimeZone=UTC',
  });
  pool.on('error', (error) => onError?.(error));
  return drizzle(pool);
}

export async function isReachable(db: RootDb): Promise<boolean> {
  return db.$client.query('SELECT 1').then(
    () => true,
    () => false,
  );
}
