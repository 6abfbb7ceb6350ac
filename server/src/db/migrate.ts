import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { assertDirectConnection } from './assert-direct-connection.ts';
import { assertSupportedVersion } from './assert-supported-version.ts';
import { validateConstraints } from './validate-constraints.ts';

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
const lockKey = 4_815_162_342;

/** Migrates the schema; instances that start at the same time wait for each other. */
export async function migrate(url: string, folder = migrationsFolder): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    assertSupportedVersion(await versionOf(client));
    await assertDirectConnection(client);
    await client.query('SELECT pg_advisory_lock($1)', [lockKey]);
    const before = await countApplied(client);
    await runMigrations(drizzle(client), { migrationsFolder: folder });
    await validateConstraints(client);
    // Without statistics of a new column, queries that filter by it would be planned badly until autovacuum comes by.
    if (before > 0 && (await countApplied(client)) > before) await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}

async function countApplied(client: pg.Client): Promise<number> {
  const table = 'drizzle.__drizzle_migrations';
  const known = await client.query('SELECT 1 WHERE to_regclass($1) IS NOT NULL', [table]);
  if (known.rowCount === 0) return 0;
  return (await client.query(`SELECT 1 FROM ${table}`)).rowCount ?? 0;
}

async function versionOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ version: number }>(
    `SELECT current_setting('server_version_num')::int AS version`,
  );
  return rows[0]?.version ?? 0;
}
