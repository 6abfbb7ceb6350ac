import type pg from 'pg';
import { BackupError } from '../archive.ts';
import type { DatabaseFacts } from '../backup-format.ts';
import { migrationsOf } from './load-schema.ts';

/** Rows that later become part of statements: which migrations are done, and where the queue keeps its tasks. */
export async function assertLoadedNames(client: pg.Client, database: DatabaseFacts): Promise<void> {
  const { rows: done } = await client.query<{ name: string }>(
    `SELECT created_at || ' ' || hash AS name FROM drizzle.__drizzle_migrations`,
  );
  const expected = migrationsOf(database).map(
    ({ hash, folderMillis }) => `${folderMillis} ${hash}`,
  );
  const found = done.map(({ name }) => name);
  if (found.toSorted().join() !== expected.toSorted().join()) {
    throw new BackupError(
      'The backup was not made by a release of Callboard: its migrations differ.',
    );
  }
  const { rows: queues } = await client.query<{ name: string }>(
    `SELECT name FROM pgboss.queue WHERE name !~ '^[A-Za-z0-9_.-]{1,100}$' OR NOT EXISTS (
       SELECT 1 FROM pg_class WHERE relname = table_name AND relnamespace = 'pgboss'::regnamespace AND relkind IN ('r', 'p'))`,
  );
  if (queues.length > 0) {
    throw new BackupError(
      'The backup was not made by a release of Callboard: it has a queue of another kind.',
    );
  }
}
