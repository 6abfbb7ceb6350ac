import { readMigrationFiles } from 'drizzle-orm/migrator';
import pg from 'pg';
import { migrationsFolder } from '#server/db/migrate.ts';
import { BackupError } from '../archive.ts';
import { type BackupTable, type DatabaseFacts, monthOfBound } from '../backup-format.ts';
import { describeTables } from '../queries/describe-database.ts';

const quote = pg.escapeIdentifier;

/** Creates the tables as they were when the backup was made, in the caller's transaction. */
export async function createSchema(client: pg.Client, database: DatabaseFacts): Promise<void> {
  for (const { sql } of migrationsOf(database)) {
    for (const statement of sql) await client.query(statement);
  }
  await client.query(`CREATE SCHEMA drizzle; CREATE TABLE drizzle.__drizzle_migrations (
    id serial PRIMARY KEY, hash text NOT NULL, created_at bigint)`);
  await assertSameTables(client, database);
  for (const table of database.tables) await createPartitions(client, table);
}

/** Those of the backup, which are all up to its last one. */
export function migrationsOf(database: DatabaseFacts) {
  const known = readMigrationFiles({ migrationsFolder });
  const times = new Set(known.map(({ folderMillis }) => folderMillis));
  if (database.migrations.some((time) => !times.has(time))) {
    throw new BackupError(
      'The backup was made by a newer Callboard than this one. Update this one first, then restore.',
    );
  }
  const last = Math.max(...database.migrations);
  return known.filter(({ folderMillis }) => folderMillis <= last);
}

const describeTable = ({ schema, name, columns, partitions }: BackupTable) =>
  `${schema}.${name} (${columns.toSorted().join(', ')})${partitions.length > 0 ? ' in parts' : ''}`;
const isOurs = ({ schema }: BackupTable) => schema !== 'pgboss';

/** Tables and columns are those of the migrations, no more and no fewer. */
async function assertSameTables(client: pg.Client, database: DatabaseFacts): Promise<void> {
  const made = (await describeTables(client)).filter(isOurs).map(describeTable);
  const named = database.tables.filter(isOurs).map(describeTable);
  if (made.toSorted().join('\n') === named.toSorted().join('\n')) return;
  const other =
    named.find((one) => !made.includes(one)) ?? made.find((one) => !named.includes(one));
  throw new BackupError(
    `The backup was not made by a release of Callboard: ${other?.split(' ')[0]} is not as its migrations make it.`,
  );
}

/** Those of the migrations are there; the others were made while the server ran. Their bounds are checked with the description. */
async function createPartitions(client: pg.Client, table: BackupTable): Promise<void> {
  if (table.schema !== 'public') return;
  for (const { name, bound } of table.partitions) {
    const month = monthOfBound(bound);
    const values = month ? `FOR VALUES FROM ('${month[0]}') TO ('${month[1]}')` : 'DEFAULT';
    await client.query(
      `CREATE TABLE IF NOT EXISTS ${quote(name)} PARTITION OF ${quote(table.name)} ${values}`,
    );
  }
}

export async function setSequences(client: pg.Client, { sequences }: DatabaseFacts): Promise<void> {
  for (const { schema, name, value } of sequences) {
    if (schema === 'pgboss') continue;
    const set = await client.query(
      `SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, $3) FROM pg_sequences
       WHERE schemaname = $1 AND sequencename = $2`,
      [schema, name, value],
    );
    if (set.rowCount !== 1) {
      throw new BackupError(`The backup was not made by Callboard: there is no ${schema}.${name}.`);
    }
  }
}

/** Foreign keys and triggers wait until all rows are there; the keys are checked as they come back. */
export async function withoutConstraints(
  client: pg.Client,
  load: () => Promise<void>,
): Promise<void> {
  const keys = await readForeignKeys(client);
  const tables = await readTables(client);
  for (const { table, name } of keys) {
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quote(name)}`);
  }
  for (const table of tables) {
    await client.query(`ALTER TABLE ${table} DISABLE TRIGGER USER`);
    // What a migration has put there is in the backup too. The audit log refuses to be emptied, and is empty.
    const { rowCount } = await client.query(`SELECT 1 FROM ${table} LIMIT 1`);
    if (rowCount) await client.query(`DELETE FROM ${table}`);
  }
  await load();
  for (const table of tables) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER USER`);
  for (const { table, name, definition } of keys) {
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${quote(name)} ${definition}`);
  }
}

interface ForeignKey {
  table: string;
  name: string;
  definition: string;
}

async function readForeignKeys(client: pg.Client): Promise<ForeignKey[]> {
  const { rows } = await client.query<ForeignKey>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND conparentid = 0 AND connamespace = 'public'::regnamespace`,
  );
  return rows;
}

async function readTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT oid::regclass::text AS name FROM pg_class
     WHERE relkind IN ('r', 'p') AND NOT relispartition AND relnamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT 1 FROM pg_depend d WHERE d.objid = pg_class.oid AND d.deptype = 'e')`,
  );
  return rows.map(({ name }) => name);
}
