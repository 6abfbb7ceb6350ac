import type { Db } from './client.ts';
import { param, sql } from './sql.ts';

/** Waits until no other transaction holds this name, and holds it until this one ends. */
export async function lock(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${param(name)}, 0))`);
}

/** Everything that may happen between two members happens one after the other. */
export async function lockPair(tx: Db, one: string, other: string): Promise<void> {
  await lock(tx, `pair ${[one, other].toSorted().join(' ')}`);
}
