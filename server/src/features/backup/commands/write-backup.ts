import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { type ArchiveWriter, writeArchive } from '../archive.ts';
import {
  type BackupFacts,
  type BackupTable,
  type DatabaseFacts,
  entryNames,
  nameOf,
  type OnProgress,
} from '../backup-format.ts';
import { describeDatabase } from '../queries/describe-database.ts';
import { signChecksums } from '../signature.ts';

const compress = promisify(gzip);
const pieceBytes = 8 * 1024 * 1024;
/** Ends a row, and is nowhere else: a line break within a value is written as two characters. */
const newline = 10;

interface BackupSource {
  url: string;
  files: FileStore;
  facts: BackupFacts;
  /** Of the server, which signs. */
  secret: Buffer;
}

export interface BackupSummary {
  tables: number;
  rows: number;
  files: number;
}

/**
 * Writes all of an installation into one file while it runs. The tables are of one moment. Files are written once under
 * their key, so most are copied before that moment, and those that came meanwhile right after it: a file that a row of
 * that moment names is there, also where its member deletes it while the backup goes on.
 */
export async function writeBackup(
  source: BackupSource,
  path: string,
  onProgress: OnProgress = () => undefined,
): Promise<BackupSummary> {
  const archive = writeArchive(path);
  const client = new pg.Client({
    connectionString: source.url,
    application_name: 'callboard-backup',
  });
  client.on('error', () => undefined);
  try {
    await archive.add(entryNames.backup, Buffer.from(JSON.stringify(source.facts, null, 2)));
    const copied = new Set<string>();
    await copyFiles(source.files, archive, copied, onProgress);
    await client.connect();
    const database = await beginSnapshot(client);
    await copyFiles(source.files, archive, copied, onProgress);
    await archive.add(entryNames.database, Buffer.from(JSON.stringify(database, null, 2)));
    const rows = await copyTables(client, database, archive, onProgress);
    await archive.add(entryNames.rows, Buffer.from(JSON.stringify(rows, null, 2)));
    await archive.finish((checksums) => signChecksums(source.secret, checksums));
    const total = Object.values(rows).reduce((sum, count) => sum + count, 0);
    return { tables: database.tables.length, rows: total, files: copied.size };
  } catch (error) {
    await archive.abort();
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whoever limits statements or idle transactions for everybody does not mean this one. */
async function beginSnapshot(client: pg.Client): Promise<DatabaseFacts> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  await client.query(`SELECT set_config(name, '0', true) FROM pg_settings
    WHERE name IN ('statement_timeout', 'idle_in_transaction_session_timeout', 'transaction_timeout')`);
  await client.query(`SET LOCAL TimeZone = 'UTC'; SET LOCAL DateStyle = 'ISO'; SET LOCAL IntervalStyle = 'postgres';
    SET LOCAL bytea_output = 'hex'; SET LOCAL extra_float_digits = 3`);
  return describeDatabase(client);
}

async function copyFiles(
  files: FileStore,
  archive: ArchiveWriter,
  copied: Set<string>,
  onProgress: OnProgress,
): Promise<void> {
  const keys: string[] = [];
  for await (const key of files.list('')) if (!copied.has(key)) keys.push(key);
  for (const [index, key] of keys.entries()) {
    onProgress('Files', index / keys.length);
    const file = await files.get(key);
    if (!file) continue;
    await archive.addStream(entryNames.files + key, file.size, file.stream);
    copied.add(key);
  }
  if (keys.length > 0) onProgress('Files', 1);
}

async function copyTables(
  client: pg.Client,
  { tables }: DatabaseFacts,
  archive: ArchiveWriter,
  onProgress: OnProgress,
): Promise<Record<string, number>> {
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 1);
  const rows: Record<string, number> = {};
  let done = 0;
  for (const table of tables) {
    onProgress('Tables', done / total);
    rows[nameOf(table)] = await copyTable(client, table, archive);
    done += table.bytes;
  }
  onProgress('Tables', 1);
  return rows;
}

/** In compressed pieces: the size of an entry must be known before it is written, and a table may not fit in memory. */
async function copyTable(
  client: pg.Client,
  table: BackupTable,
  archive: ArchiveWriter,
): Promise<number> {
  const columns = table.columns.map(pg.escapeIdentifier).join(', ');
  const name = `${pg.escapeIdentifier(table.schema)}.${pg.escapeIdentifier(table.name)}`;
  const stream = client.query(copyTo(`COPY (SELECT ${columns} FROM ${name}) TO STDOUT`));
  let rest: Buffer[] = [];
  let size = 0;
  let piece = 0;
  const flush = async () => {
    const content = Buffer.concat(rest);
    const rows = content.subarray(0, content.lastIndexOf(newline) + 1);
    if (rows.length > 0) {
      piece += 1;
      const number = String(piece).padStart(6, '0');
      const entry = `${entryNames.tables}${nameOf(table)}/${number}.copy.gz`;
      await archive.add(entry, await compress(rows));
    }
    rest = [content.subarray(rows.length)];
    size = content.length - rows.length;
  };
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    rest.push(chunk);
    size += chunk.length;
    if (size >= pieceBytes) await flush();
  }
  await flush();
  return stream.rowCount;
}
