import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db, RootDb } from './client.ts';

type Effect = () => unknown;

interface OpenTransaction {
  root: RootDb;
  depth: number;
  effects: Effect[];
}

const openTransactions = new WeakMap<Db, OpenTransaction>();

/** The pool behind a transaction, or the pool itself. */
export function rootOf(db: Db): RootDb {
  return openTransactions.get(db)?.root ?? (db as RootDb);
}

/** Runs `work` in a transaction; inside another one it becomes a savepoint of it. */
export async function transaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const outer = openTransactions.get(db);
  return outer ? inSavepoint(db, outer, work) : inTransaction(db as RootDb, work);
}

/**
 * Runs `effect` once the rows are committed: sockets, file deletions. Nobody waits for it, and a failure is emitted as an
 * error of the pool: the rows are there, so the caller must not see the work as failed.
 */
export function afterCommit(db: Db, effect: Effect): void {
  const current = openTransactions.get(db);
  if (current) current.effects.push(effect);
  else runEffect(db as RootDb, effect);
}

async function inTransaction<T>(root: RootDb, work: (tx: Db) => Promise<T>): Promise<T> {
  const own: OpenTransaction = { root, depth: 0, effects: [] };
  const result = await commit(own, work);
  for (const effect of own.effects) runEffect(root, effect);
  return result;
}

async function commit<T>(own: OpenTransaction, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await own.root.$client.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(openOn(client, own));
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

async function inSavepoint<T>(
  db: Db,
  outer: OpenTransaction,
  work: (tx: Db) => Promise<T>,
): Promise<T> {
  const client = db.$client as pg.PoolClient;
  const own: OpenTransaction = { root: outer.root, depth: outer.depth + 1, effects: [] };
  const name = `s${own.depth}`;
  await client.query(`SAVEPOINT ${name}`);
  try {
    const result = await work(openOn(client, own));
    await client.query(`RELEASE SAVEPOINT ${name}`);
    outer.effects.push(...own.effects);
    return result;
  } catch (error) {
    await client.query(`ROLLBACK TO SAVEPOINT ${name}`);
    throw error;
  }
}

function openOn(client: pg.PoolClient, own: OpenTransaction): Db {
  const tx: Db = drizzle(client);
  openTransactions.set(tx, own);
  return tx;
}

function runEffect({ $client }: RootDb, effect: Effect): void {
  new Promise((resolve) => resolve(effect())).catch((error: Error) => $client.emit('error', error));
}
