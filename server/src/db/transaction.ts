import type { Db } from './client.ts';

interface Open {
  root: Db;
  afterCommit: (() => unknown)[];
}

const open = new WeakMap<Db, Open>();

/** The pool behind a transaction, or the pool itself. */
export function rootOf(db: Db): Db {
  return open.get(db)?.root ?? db;
}

/** Runs `work` in a transaction; inside another one it becomes a savepoint of it. */
export async function transaction<T>(db: Db, work: (tx: Db) => Promise<T>): Promise<T> {
  const parent = open.get(db);
  const own: Open = { root: rootOf(db), afterCommit: [] };
  const result = await db.transaction(async (tx) => {
    open.set(tx, own);
    return work(tx);
  });
  if (parent) parent.afterCommit.push(...own.afterCommit);
  else for (const effect of own.afterCommit) effect();
  return result;
}

/** Registers what must happen only once the rows are really there: sockets, file deletions. Effects must not throw. */
export function afterCommit(db: Db, effect: () => unknown): void {
  const current = open.get(db);
  if (current) current.afterCommit.push(effect);
  else effect();
}
