import type { Assume } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { backgroundLimits, requestLimits, type SessionLimits } from './session-limits.ts';
import { timedClient } from './slow-queries.ts';
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
  limits?: SessionLimits;
  /** Statements that take as long are logged; 0 for none. */
  slowQueryMs?: number;
}

/** How long a query waits for a free connection, or for a new one to be opened. */
const connectMs = 5_000;
/** Beyond the limit of PostgreSQL, which does not reach us over a connection that was cut without a word. */
const networkMs = 5_000;
/** A connection keeps the plans of its statements: one made at a bad moment must not last for ever. */
const lifetimeSeconds = 1_800;

export function connect(options: DbOptions): RootDb {
  const { url, poolSize = 20, limits = requestLimits, slowQueryMs = 0 } = options;
  const pool = new pg.Pool({
    ...(slowQueryMs > 0 ? { Client: timedClient(slowQueryMs) } : {}),
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectMs,
    idleTimeoutMillis: 60_000,
    maxLifetimeSeconds: lifetimeSeconds,
    keepAlive: true,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idleInTransaction,
    query_timeout: limits.statement + networkMs,
    application_name: 'callboard',
    options: '-c TimeZone=UTC',
  });
  // An idle connection that is lost ends the process where no listener is; createApp adds one that logs.
  pool.on('error', () => undefined);
  // The pool does not listen to a connection in use: lost in a transaction, it would end the process. Its query fails anyway.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return drizzle(pool);
}

const primaries = new WeakMap<Db, RootDb>();

/** Connections for background work, with limits of its own; its services are those of `db`. */
export function connectBackground(db: RootDb, slowQueryMs = 0): RootDb {
  const url = db.$client.options.connectionString ?? '';
  const background = connect({ url, poolSize: 5, limits: backgroundLimits, slowQueryMs });
  primaries.set(background, db);
  return background;
}

/** The database that services are attached to. */
export function primaryOf(db: RootDb): RootDb {
  return primaries.get(db) ?? db;
}

export async function isReachable(db: RootDb): Promise<boolean> {
  return db.$client.query('SELECT 1').then(
    () => true,
    () => false,
  );
}
