import type { Db } from './client.ts';
import { param, sql } from './sql.ts';

/** Waits until no other transaction holds the lock of this name, and holds it until this one ends. */
export async function lock(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${param(name)}, 0))`);
}

/**
 * One act between two members at a time. A request, an acceptance or an endorsement beside a block would not see it and
 * outlive it; two members who ask each other at once would both insert the row of their pair.
 */
export async function lockPair(tx: Db, one: string, other: string): Promise<void> {
  await lock(tx, `pair ${[one, other].toSorted().join(' ')}`);
}
