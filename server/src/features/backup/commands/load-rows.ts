import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { ArchiveEntry } from '../archive.ts';
import { BackupError } from '../archive.ts';
import { type BackupTable, type DatabaseFacts, nameOf } from '../backup-format.ts';
import { unpacked } from '../inspect-backup.ts';

const quote = pg.escapeIdentifier;
const relation = ({ schema, name }: { schema: string; name: string }) =>
  `${quote(schema)}.${quote(name)}`;

/**
 * The queue's tables are its library's, which makes them in the version that it has now: only tasks and what they refer to
 * are loaded, without columns that are no longer there.
 */
const queueTables = ['queue', 'schedule', 'job'];
const isLoaded = ({ schema, name }: BackupTable) =>
  schema !== 'pgboss' || queueTables.includes(name);

export interface RowLoader {
  /** One piece of a table. */
  load: (entry: ArchiveEntry) => Promise<void>;
  /** Throws where a table has not as many rows as it had. */
  compare: (expected: Record<string, number>) => void;
}

export function rowLoader(client: pg.Client, { tables }: DatabaseFacts): RowLoader {
  const byName = new Map(tables.map((table) => [nameOf(table), table]));
  const loaded = new Map<string, number>();
  return {
    load: async (entry) => {
      const name = entry.name.split('/')[1] ?? '';
      const table = byName.get(name);
      if (!table) throw new BackupError(`The backup is damaged: it does not describe ${name}.`);
      if (!isLoaded(table)) return;
      const rows = await loadPiece(client, table, entry);
      loaded.set(name, (loaded.get(name) ?? 0) + rows);
    },
    compare: (expected) => {
      for (const [name, table] of byName) {
        if (!isLoaded(table) || (loaded.get(name) ?? 0) === (expected[name] ?? 0)) continue;
        throw new BackupError(
          `${name} has ${loaded.get(name) ?? 0} rows instead of ${expected[name] ?? 0}: nothing was restored.`,
        );
      }
    },
  };
}

async function loadPiece(
  client: pg.Client,
  table: BackupTable,
  entry: ArchiveEntry,
): Promise<number> {
  if (table.schema === 'pgboss') return loadQueuePiece(client, table, entry);
  return copyPiece(client, relation(table), table.columns, entry);
}

async function copyPiece(
  client: pg.Client,
  name: string,
  columns: string[],
  entry: ArchiveEntry,
): Promise<number> {
  const target = client.query(
    copyFrom(`COPY ${name} (${columns.map(quote).join(', ')}) FROM STDIN`),
  );
  await pipeline(entry.stream, ...unpacked(entry), target);
  return target.rowCount;
}

async function loadQueuePiece(
  client: pg.Client,
  table: BackupTable,
  entry: ArchiveEntry,
): Promise<number> {
  const texts = table.columns.map((column) => `${quote(column)} text`).join(', ');
  await client.query(`CREATE TEMP TABLE loading (${texts}) ON COMMIT DROP`);
  const rows = await copyPiece(client, 'loading', table.columns, entry);
  const { rows: known } = await client.query<{ name: string; type: string }>(
    `SELECT attname AS name, format_type(atttypid, atttypmod) AS type FROM pg_attribute
     WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attname = ANY($2)`,
    [relation(table), table.columns],
  );
  const names = known.map(({ name }) => quote(name)).join(', ');
  const values = known.map(({ name, type }) => `${quote(name)}::${type}`).join(', ');
  await client.query(
    `INSERT INTO ${relation(table)} (${names}) SELECT ${values} FROM loading ON CONFLICT DO NOTHING`,
  );
  await client.query('DROP TABLE loading');
  return rows;
}
