import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dayMs } from '#contract/day-ms.ts';
import { contentTypeOf, isFileKey } from './content-type.ts';
import type { FileFacts, FileStore } from './file-store.ts';
import { sweepFolder } from './incoming-folder.ts';

/** Files below `root`. A file is renamed to its key once it is on the disk, so it is never incomplete. */
export function diskFileStore(root: string): FileStore {
  const unfinished = join(root, '.unfinished');

  const pathOf = (key: string) => {
    if (!isFileKey(key)) throw new Error('This is not a key of a file.');
    return join(root, key);
  };

  const head = async (key: string): Promise<FileFacts | null> => {
    const found = await stat(pathOf(key)).catch(nullIfMissing);
    if (!found?.isFile()) return null;
    return {
      size: found.size,
      contentType: contentTypeOf(key),
      etag: `"${found.size.toString(36)}-${Math.round(found.mtimeMs).toString(36)}"`,
      lastModified: found.mtime,
    };
  };

  const put = async (key: string, content: Buffer | Readable) => {
    const path = pathOf(key);
    const temporary = join(unfinished, randomUUID());
    await mkdir(unfinished, { recursive: true });
    await createFolder(dirname(path));
    try {
      await writeThrough(temporary, content);
      await rename(temporary, path);
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    await syncFolder(dirname(path));
  };

  return {
    head,
    put,
    take: async (key, source) => {
      const path = pathOf(key);
      await createFolder(dirname(path));
      await syncFile(source);
      const moved = await rename(source, path).then(() => true, falseIfOtherDevice);
      if (moved) return syncFolder(dirname(path));
      await put(key, createReadStream(source));
      await rm(source, { force: true });
    },
    /** Opened at once: a stream that opens its file later fails where the file was deleted meanwhile. */
    get: async (key, range) => {
      const facts = await head(key);
      const file = facts && (await open(pathOf(key)).catch(nullIfMissing));
      return file && { ...facts, stream: file.createReadStream(range) };
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    list: async function* (folder) {
      const names = await readdir(join(root, folder), { recursive: true }).catch(() => []);
      const keys = names.map((name) => folder + name.replaceAll(sep, '/'));
      for (const key of keys) if (isFileKey(key)) yield key;
    },
    sweep: () => sweepFolder(unfinished, dayMs),
    close: () => undefined,
  };
}

/** `flush` syncs the content to the disk before the file is closed. */
function writeThrough(path: string, content: Buffer | Readable): Promise<void> {
  const source = content instanceof Readable ? content : Readable.from([content]);
  return pipeline(source, createWriteStream(path, { flags: 'wx', flush: true }));
}

async function syncFile(path: string): Promise<void> {
  await using file = await open(path, 'r+');
  await file.datasync();
}

async function createFolder(path: string): Promise<void> {
  const created = await mkdir(path, { recursive: true });
  if (created) await syncFolder(dirname(created));
}

/** A rename cannot cross from one file system to another. */
function falseIfOtherDevice(error: NodeJS.ErrnoException): false {
  if (error.code === 'EXDEV') return false;
  throw error;
}

/** Without this a power failure can undo the rename of a file that was already acknowledged. Windows cannot, and needs not. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  await using folder = await open(path);
  await folder.sync();
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
