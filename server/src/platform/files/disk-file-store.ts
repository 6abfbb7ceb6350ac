import { randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { contentTypeOf, isFileKey } from './content-type.ts';
import type { FileFacts, FileStore } from './file-store.ts';

const oneDay = 24 * 60 * 60 * 1000;

/** Files below `root`; a file under its key is always whole, because it is renamed there once it is on the disk. */
export function diskFileStore(root: string): FileStore {
  const unfinished = join(root, '.unfinished');
  void sweep(unfinished);

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
    await mkdir(dirname(path), { recursive: true });
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
      await mkdir(dirname(path), { recursive: true });
      const moved = await rename(source, path).then(() => true, falseIfElsewhere);
      if (moved) return void syncSoon(path);
      await put(key, createReadStream(source));
      await rm(source, { force: true });
    },
    /** Opened before it is handed out: whoever is slow to read must not meet a file that was deleted meanwhile. */
    get: async (key, range) => {
      const facts = await head(key);
      const file = facts && (await open(pathOf(key)).catch(nullIfMissing));
      return file && { ...facts, stream: file.createReadStream(range) };
    },
    delete: (key) => rm(pathOf(key), { force: true }),
    close: () => undefined,
  };
}

/** `flush` puts the content on the disk before the file is closed. */
function writeThrough(path: string, content: Buffer | Readable): Promise<void> {
  const source = content instanceof Readable ? content : Readable.from([content]);
  return pipeline(source, createWriteStream(path, { flags: 'wx', flush: true }));
}

/** Half a gigabyte takes a disk seconds: it begins at once, but nobody waits for it. */
async function syncSoon(path: string): Promise<void> {
  const file = await open(path, 'r+').catch(() => null);
  await file?.datasync().catch(() => undefined);
  await file?.close();
  await syncFolder(dirname(path));
}

/** A rename cannot cross from one file system to another. */
function falseIfElsewhere(error: NodeJS.ErrnoException): false {
  if (error.code === 'EXDEV') return false;
  throw error;
}

/** Without this a power cut could forget the rename of a file that we said is kept. */
async function syncFolder(path: string): Promise<void> {
  const folder = await open(path).catch(() => null);
  await folder?.sync().catch(() => undefined);
  await folder?.close();
}

/** Removes what a killed process was still writing. */
async function sweep(folder: string): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found && Date.now() - found.mtimeMs > oneDay) await rm(path, { force: true });
  }
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
