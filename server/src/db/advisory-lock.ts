import { sql } from 'drizzle-orm';
import type { Db } from './client.ts';

/** Waits until no other transaction holds the lock of this name, and holds it until this one ends. */
export async function lock(tx: Db, name: string): Promise<void> {
  await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}

/** Serializes what changes the relation of two members. */
export async function lockPair(tx: Db, one: string, other: string): Promise<void> {
  await lock(tx, `pair ${[one, other].toSorted().join(' ')}`);
}
