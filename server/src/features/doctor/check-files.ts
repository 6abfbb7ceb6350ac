import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { dayMs } from '#contract/day-ms.ts';
import type { RootDb } from '#server/db/client.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { type Check, failure, ok, warning } from './finding.ts';
import { listKnownKeys } from './queries/known-keys.ts';

/** Puts a file, reads it back and deletes it. */
export function storeCheck(files: FileStore, where: string): Check {
  return {
    name: 'file store',
    run: async () => {
      const key = `doctor/${randomUUID()}.part`;
      const content = Buffer.from(`Callboard, ${new Date().toISOString()}`);
      await files.put(key, content);
      const found = await files.get(key);
      const read = found ? await buffer(found.stream) : Buffer.alloc(0);
      await files.delete(key);
      if (!read.equals(content)) {
        return failure(
          `${where} gives back something else than was put.`,
          'See the log of the store.',
        );
      }
      if (await files.head(key)) {
        return failure(
          `${where} does not delete.`,
          'Give the key of S3 the right to delete objects.',
        );
      }
      return ok(`${where}: put, read, deleted.`);
    },
  };
}

/** Reads the whole store and all rows that name a file. */
export function filesCheck(db: RootDb, files: FileStore): Check {
  return {
    name: 'files',
    run: async () => {
      const started = new Date();
      const stored = new Set<string>();
      for await (const key of files.list('')) stored.add(key);
      const known = await listKnownKeys(db);
      const missing: string[] = [];
      for (const key of known.required) {
        if (!stored.has(key) && !(await files.head(key))) missing.push(key);
      }
      if (missing.length > 0) {
        return failure(
          `${missing.length} rows name a file that is not there, such as ${missing[0]}.`,
          'Bring the files back from a backup.',
        );
      }
      const unknown = await listOld(
        files,
        [...stored].filter((key) => !known.isKnown(key)),
        started,
      );
      return unknown.length === 0
        ? ok(
            `${stored.size} files, each with a row; ${known.required.size} named by rows, all there.`,
          )
        : warning(
            `${unknown.length} files belong to no row, such as ${unknown[0]}.`,
            'They harm nobody; after you have made a backup they can be deleted.',
          );
    },
  };
}

/** What is younger may be an upload that is going on, or wait for the hourly sweep. */
async function listOld(files: FileStore, keys: string[], now: Date): Promise<string[]> {
  const old: string[] = [];
  for (const key of keys) {
    const facts = await files.head(key);
    if (facts && now.getTime() - facts.lastModified.getTime() > dayMs) old.push(key);
  }
  return old;
}
