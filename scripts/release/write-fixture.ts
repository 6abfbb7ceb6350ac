import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { connect, type RootDb } from '#server/db/client.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/start-embedded-postgres.ts';
import { backupFormat } from '#server/features/backup/backup-format.ts';
import { writeBackup } from '#server/features/backup/commands/write-backup.ts';
import { diskFileStore } from '#server/platform/files/disk-file-store.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { insertMadeUpRow, readSchema, type Schema } from '#server/testing/fill-tables.ts';
import { startServerProcess } from '#server/testing/server-process.ts';

/** Makes a small backup as this release makes it: the demo community, and a row in every table that it leaves empty. */
export async function writeFixture(version: string, path: string): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'callboard-release-'));
  try {
    const { child, ended, url } = startServerProcess({ DATA_DIR: dataDir, PORT: '0', DEMO: '1' });
    await url();
    child.kill('SIGTERM');
    await ended;
    await backUpSmall(dataDir, version, path);
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function backUpSmall(dataDir: string, version: string, path: string): Promise<void> {
  const files = diskFileStore(join(dataDir, 'uploads'));
  const { url, stop } = await startEmbeddedPostgres({ dataDir, durable: false });
  try {
    const db = connect({ url, poolSize: 1 });
    await fillEmptyTables(db);
    await shrink(db, files);
    await db.$client.end();
    const facts = {
      format: backupFormat,
      version,
      createdAt: new Date().toISOString(),
      secretKey: null,
      secretKeyCheck: 'fixture',
    } as const;
    const tar = join(dataDir, 'fixture.tar');
    await writeBackup({ url, files, facts, secret: Buffer.alloc(32) }, tar);
    await pipeline(createReadStream(tar), createGzip({ level: 9 }), createWriteStream(path));
  } finally {
    await stop();
  }
}

async function fillEmptyTables(db: RootDb): Promise<void> {
  const schema = await readSchema(db);
  for (const table of schema.tables.keys()) {
    const { rowCount } = await db.$client.query(`SELECT 1 FROM ${table} LIMIT 1`);
    if (!rowCount) await insertMadeUpRow(db, schema, table, await findParents(db, schema, table));
  }
}

/** Members and things of the demo, as made-up ones could not be shown; no two of them the same. */
async function findParents(
  db: RootDb,
  schema: Schema,
  table: string,
): Promise<Record<string, string>> {
  const parents: Record<string, string> = {};
  for (const { name, isRequired, references } of schema.tables.get(table) ?? []) {
    if (!isRequired || !references) continue;
    const { rows } = await db.$client.query<{ value: string }>(
      `SELECT ${references.column} AS value FROM ${references.table} ORDER BY 1 DESC
       LIMIT 1 OFFSET ${Object.keys(parents).length}`,
    );
    if (rows[0]) parents[name] = rows[0].value;
  }
  return parents;
}

const longTables = ['analytics_events', 'content_views', 'daily_counts'];
const rowsOfLongTable = 200;
/** One pixel. */
const picture = Buffer.from(
  'UklGRiQAAABXRUJQVlA4IBgAAAAwAQCdASoBAAEAAwA0JaQAA3AA/vuUAAA=',
  'base64',
);

/** The repository keeps one of each release for good. */
async function shrink(db: RootDb, files: FileStore): Promise<void> {
  for (const table of longTables) {
    await db.$client.query(`DELETE FROM ${table} WHERE (tableoid, ctid) NOT IN
      (SELECT tableoid, ctid FROM ${table} ORDER BY random() LIMIT ${rowsOfLongTable})`);
  }
  const keys: string[] = [];
  for await (const key of files.list('')) keys.push(key);
  for (const key of keys) await files.put(key, picture);
  await db.$client.query('UPDATE uploads SET size = $1', [picture.length]);
}
