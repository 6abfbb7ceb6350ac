import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Db, RootDb } from './client.ts';

interface Open {
  root: RootDb;
  depth: number;
  afterCommit: (() => unknown)[];
}

const open = new WeakMap<Db, Open>();

/** The pool behind a transaction, or the pool itself. */
export function rootOf(db: Db): RootDb {
  return open.get(db)?.root ?? (db as RootDb);
}

/** Runs `work` in a transaction; inside another one it becomes a savepoint of it. */
export async function transaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const outer = open.get(db);
  return outer ? inSavepoint(db, outer, work) : inTransaction(db as RootDb, work);
}

/** Registers what must happen only once the rows are really there: sockets, file deletions. Effects must not throw. */
export function afterCommit(db: Db, effect: () => unknown): void {
  const current = open.get(db);
  if (current) current.afterCommit.push(effect);
  else effect();
}

async function inTransaction<T>(root: RootDb, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = await root.$client.connect();
  const own: Open = { root, depth: 0, afterCommit: [] };
  let broken: Error | undefined;
  try {
    await client.query('BEGIN');
    const result = await work(adopt(client, own));
    await client.query('COMMIT');
    for (const effect of own.afterCommit) effect();
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

async function inSavepoint<T>(db: Db, outer: Open, work: (tx: Db) => Promise<T>): Promise<T> {
  const client = db.$client as pg.PoolClient;
  const own: Open = { root: outer.root, depth: outer.depth + 1, afterCommit: [] };
  const name = `s${own.depth}`;
  await client.query(`SAVEPOINT ${name}`);
  try {
    const result = await work(adopt(client, own));
    await client.query(`RELEASE SAVEPOINT ${name}`);
    outer.afterCommit.push(...own.afterCommit);
    return result;
  } catch (error) {
    await client.query(`ROLLBACK TO SAVEPOINT ${name}`);
    throw error;
  }
}

function adopt(client: pg.PoolClient, own: Open): Db {
  const tx: Db = drizzle(client);
  open.set(tx, own);
  return tx;
}
