import type { Readable } from 'node:stream';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { migrate } from '#server/db/migrate.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { type ArchiveEntry, BackupError, readArchive } from '../archive.ts';
import {
  type BackupFacts,
  backupFacts,
  type DatabaseFacts,
  databaseFacts,
  entryNames,
  type OnProgress,
  rowCounts,
} from '../backup-format.ts';
import { isEmptyDatabase } from '../queries/describe-database.ts';
import { type RowLoader, rowLoader } from './load-rows.ts';
import { createSchema, withoutConstraints } from './load-schema.ts';

interface RestoreTarget {
  url: string;
  files: FileStore;
}

interface RestoreSource {
  stream: Readable;
  /** Of the whole file, for the progress. */
  size: number;
}

/**
 * Restores a backup into an empty installation and brings it to this version. Tables and rows come in one transaction,
 * which ends after every checksum was compared: a backup that cannot be restored whole leaves nothing behind.
 */
export async function restoreBackup(
  source: RestoreSource,
  target: RestoreTarget,
  onProgress: OnProgress = () => undefined,
): Promise<BackupFacts> {
  const client = new pg.Client({
    connectionString: target.url,
    application_name: 'callboard-restore',
  });
  client.on('error', () => undefined);
  await client.connect();
  const stored: string[] = [];
  try {
    await assertEmpty(client, target.files);
    await createQueueSchema(target.url);
    await client.query('BEGIN');
    const facts = await loadAll(client, source, target.files, stored, onProgress);
    await client.query('COMMIT');
    await migrate(target.url);
    await client.query('ANALYZE');
    return facts;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    for (const key of stored) await target.files.delete(key).catch(() => undefined);
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function assertEmpty(client: pg.Client, files: FileStore): Promise<void> {
  if (!(await isEmptyDatabase(client))) {
    throw new BackupError(
      'This database has tables already, and a restore overwrites nothing. Restore into an empty database, or with another DATA_DIR.',
    );
  }
  for await (const key of files.list('')) {
    throw new BackupError(
      `There are files already (${key}), and a restore overwrites nothing. Restore into an empty DATA_DIR or bucket.`,
    );
  }
}

/** By the library itself, in the version that it has now. */
async function createQueueSchema(url: string): Promise<void> {
  const boss = new PgBoss({ connectionString: url, max: 1, supervise: false, schedule: false });
  boss.on('error', () => undefined);
  await boss.start();
  await boss.stop({ graceful: false });
}

async function loadAll(
  client: pg.Client,
  source: RestoreSource,
  files: FileStore,
  stored: string[],
  onProgress: OnProgress,
): Promise<BackupFacts> {
  const entries = withProgress(source, onProgress);
  const facts = await readFacts(entries);
  const database = await loadFiles(entries, files, stored);
  await createSchema(client, database);
  await withoutConstraints(client, async () => {
    await loadTables(entries, rowLoader(client, database));
  });
  for (const { schema, name, value } of database.sequences) {
    if (schema === 'pgboss') continue;
    const sequence = `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
    await client.query('SELECT setval($1, $2)', [sequence, value]);
  }
  onProgress('Restored', 1);
  return facts;
}

async function readFacts(entries: AsyncGenerator<ArchiveEntry>): Promise<BackupFacts> {
  const first = await entries.next();
  const isNamed = !first.done && first.value.name === entryNames.backup;
  const facts = isNamed ? parse(await first.value.content()) : null;
  const known = backupFacts.safeParse(facts);
  if (known.success) return known.data;
  const isNewer = typeof facts === 'object' && facts !== null && 'format' in facts;
  throw new BackupError(
    isNewer
      ? 'The backup was made by a newer Callboard than this one. Update this one first, then restore.'
      : 'This is not a backup of Callboard.',
  );
}

/** Ends at the description of the database, which comes after the files. */
async function loadFiles(
  entries: AsyncGenerator<ArchiveEntry>,
  files: FileStore,
  stored: string[],
): Promise<DatabaseFacts> {
  for (let next = await entries.next(); !next.done; next = await entries.next()) {
    const { name, stream, content } = next.value;
    if (name === entryNames.database) return databaseFacts.parse(parse(await content()));
    const key = name.slice(entryNames.files.length);
    stored.push(key);
    await files.put(key, stream);
  }
  throw new BackupError('The backup is damaged: it has no tables.');
}

/** To the end of the backup: the last step of the entries compares the checksums. */
async function loadTables(entries: AsyncGenerator<ArchiveEntry>, loader: RowLoader): Promise<void> {
  for await (const entry of entries) {
    if (entry.name === entryNames.rows) {
      loader.compare(rowCounts.parse(parse(await entry.content())));
    } else await loader.load(entry);
  }
}

function parse(content: Buffer): unknown {
  try {
    return JSON.parse(content.toString());
  } catch {
    return null;
  }
}

async function* withProgress(
  { stream, size }: RestoreSource,
  onProgress: OnProgress,
): AsyncGenerator<ArchiveEntry> {
  let read = 0;
  for await (const entry of readArchive(stream)) {
    onProgress(
      entry.name.startsWith(entryNames.files) ? 'Files' : 'Tables',
      Math.min(read / size, 0.999),
    );
    yield entry;
    read += entry.size + 512;
  }
}
