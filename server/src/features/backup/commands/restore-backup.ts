import type { Readable } from 'node:stream';
import pg from 'pg';
import { PgBoss } from 'pg-boss';
import { migrate } from '#server/db/migrate.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { type ArchiveEntry, BackupError, readArchive, type Seal } from '../archive.ts';
import {
  type BackupFacts,
  type DatabaseFacts,
  entryNames,
  type OnProgress,
  rowCounts,
} from '../backup-format.ts';
import { inspectBackup, parseEntry, readDatabaseFacts } from '../inspect-backup.ts';
import { isEmptyDatabase } from '../queries/describe-database.ts';
import { assertTrusted } from '../signature.ts';
import { assertLoadedNames } from './check-loaded.ts';
import { type RowLoader, rowLoader } from './load-rows.ts';
import { createSchema, setSequences, withoutConstraints } from './load-schema.ts';

interface RestoreTarget {
  url: string;
  files: FileStore;
}

interface RestoreSource {
  /** It is read twice: first to see what it is. */
  open: () => Readable;
  /** Of the whole file, for the progress. */
  size: number;
}

interface RestoreOptions {
  /** Of this server: its own backups need no further trust. */
  secret?: Buffer | null;
  /** The operator knows where the backup comes from. */
  isTrusted?: boolean;
  onProgress?: OnProgress;
}

/**
 * Restores a backup into an empty installation and brings it to this version. Tables and rows come in one transaction,
 * which ends after every checksum was compared: a backup that cannot be restored whole leaves nothing behind.
 */
export async function restoreBackup(
  source: RestoreSource,
  target: RestoreTarget,
  { secret = null, isTrusted = false, onProgress = () => undefined }: RestoreOptions = {},
): Promise<BackupFacts> {
  const { facts, seal } = await inspectBackup(withProgress(source, onProgress, 'Checking'));
  assertTrusted(facts, seal, secret, isTrusted);
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
    await client.query(`SET LOCAL TimeZone = 'UTC'`);
    const entries = withProgress(source, onProgress);
    await loadAll(client, entries, target.files, stored, seal);
    await client.query('COMMIT');
    onProgress('Restored', 1);
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

type Entries = AsyncGenerator<ArchiveEntry, Seal>;

async function loadAll(
  client: pg.Client,
  entries: Entries,
  files: FileStore,
  stored: string[],
  expected: Seal,
): Promise<void> {
  await entries.next();
  const database = await loadFiles(entries, files, stored);
  await createSchema(client, database);
  await withoutConstraints(client, async () => {
    const seal = await loadTables(entries, rowLoader(client, database));
    if (seal.checksums !== expected.checksums) {
      throw new BackupError('The backup was changed while it was read: nothing was restored.');
    }
  });
  await setSequences(client, database);
  await assertLoadedNames(client, database);
}

/** Ends at the description of the database, which comes after the files. */
async function loadFiles(
  entries: Entries,
  files: FileStore,
  stored: string[],
): Promise<DatabaseFacts> {
  for (let next = await entries.next(); !next.done; next = await entries.next()) {
    const { name, stream } = next.value;
    if (name === entryNames.database) return readDatabaseFacts(next.value);
    const key = name.slice(entryNames.files.length);
    stored.push(key);
    await files.put(key, stream);
  }
  throw new BackupError('The backup is damaged: it has no tables.');
}

/** To the end of the backup: the last step of the entries compares the checksums. */
async function loadTables(entries: Entries, loader: RowLoader): Promise<Seal> {
  for (let next = await entries.next(); ; next = await entries.next()) {
    if (next.done) return next.value;
    if (next.value.name === entryNames.rows) {
      loader.compare(parseEntry(rowCounts, await next.value.content(), entryNames.rows));
    } else await loader.load(next.value);
  }
}

async function* withProgress(
  { open, size }: RestoreSource,
  onProgress: OnProgress,
  doing?: string,
): Entries {
  const entries = readArchive(open());
  let read = 0;
  for (let next = await entries.next(); ; next = await entries.next()) {
    if (next.done) return next.value;
    const { name } = next.value;
    const part = name.startsWith(entryNames.files) ? 'Files' : 'Tables';
    onProgress(doing ?? part, Math.min(read / size, 0.999));
    yield next.value;
    read += next.value.size + 512;
  }
}
