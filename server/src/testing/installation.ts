import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import pg from 'pg';
import { inject as provided } from 'vitest';
import { describeDatabase } from '../features/backup/queries/describe-database.ts';
import { diskFileStore } from '../platform/files/disk-file-store.ts';
import type { FileStore } from '../platform/files/file-store.ts';
import { createEmptyDatabase } from './databases.ts';

export interface Installation {
  url: string;
  files: FileStore;
}

const folders: string[] = [];

/** A database and a file store, both empty. */
export async function emptyInstallation(files?: FileStore): Promise<Installation> {
  const url = await createEmptyDatabase(provided('postgresUrl'));
  return { url, files: files ?? diskFileStore(await temporaryFolder()) };
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'callboard-installation-'));
  folders.push(folder);
  return folder;
}

export async function removeTemporaryFolders(): Promise<void> {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
}

/** The content of every file, by its key. */
export async function readFiles(files: FileStore): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for await (const key of files.list('')) {
    const file = await files.get(key);
    if (file) found[key] = (await buffer(file.stream)).toString('base64');
  }
  return found;
}

/** A checksum of the rows of each table, generated columns included. */
export async function checksumTables(url: string): Promise<Record<string, string>> {
  return withClient(url, async (client) => {
    const { tables } = await describeDatabase(client);
    const sums: Record<string, string> = {};
    for (const { schema, name } of tables) {
      const { rows } = await client.query<{ sum: string }>(
        `SELECT count(*) || ' ' || coalesce(md5(string_agg(t::text, '|' ORDER BY t::text)), '') AS sum
         FROM "${schema}"."${name}" t`,
      );
      sums[`${schema}.${name}`] = rows[0]?.sum ?? '';
    }
    return sums;
  });
}

export async function withClient<T>(
  url: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
