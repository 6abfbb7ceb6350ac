import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '#server/db/client.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { fileStoreOf } from '#server/platform/files/open-file-store.ts';
import { addUploadPart } from './commands.ts';
import { offsetConflict } from './offset-conflict.ts';
import type { PartialStore } from './partial-store.ts';
import { hasResumableUpload, type ResumableUpload } from './queries.ts';

const folder = 'drafts/';
const partSize = 8 * 1024 * 1024;

/**
 * Parts in the shared store, so that any instance can go on where another stopped. A part counts once its row says so,
 * and only as the next one: a connection that was given up elsewhere can no longer write into the middle.
 */
export function sharedPartialStore(db: Db): PartialStore {
  const files = fileStoreOf(db);

  const add = async (upload: ResumableUpload, content: Buffer) => {
    const part = { key: `${folder}${upload.id}/${randomUUID()}.part`, size: content.length };
    await files.put(part.key, content);
    if (await addUploadPart(db, upload.id, upload.parts.length, part)) {
      upload.parts.push(part);
      return;
    }
    await files.delete(part.key);
    throw offsetConflict();
  };

  return {
    count: async (upload) => sizeOf(upload),
    append: async (upload, from, content) => {
      if (sizeOf(upload) !== from) throw offsetConflict();
      let chunks: Buffer[] = [];
      let size = 0;
      const flush = async () => {
        if (size > 0) await add(upload, Buffer.concat(chunks));
        chunks = [];
        size = 0;
      };
      try {
        for await (const chunk of chunksOf(content)) {
          chunks.push(chunk);
          size += chunk.length;
          if (size >= partSize) await flush();
        }
      } finally {
        await flush();
      }
    },
    collect: (upload, path) =>
      pipeline(Readable.from(contentOf(files, upload)), createWriteStream(path)),
    remove: async ({ id }) => {
      for await (const key of files.list(`${folder}${id}/`)) await files.delete(key);
    },
    sweep: async () => {
      for await (const key of files.list(folder)) {
        const [id = ''] = key.slice(folder.length).split('/');
        if (!(await hasResumableUpload(db, id))) await files.delete(key);
      }
    },
  };
}

/** Not destroyed when we stop in the middle: the connection must live to carry the answer. */
function chunksOf(content: IncomingMessage): AsyncIterable<Buffer> {
  return content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
}

function sizeOf({ parts }: ResumableUpload): number {
  return parts.reduce((sum, { size }) => sum + size, 0);
}

async function* contentOf(files: FileStore, { parts }: ResumableUpload): AsyncGenerator<Buffer> {
  for (const { key } of parts) {
    const found = await files.get(key);
    if (!found) throw new Error(`The part ${key} is not there.`);
    yield* found.stream as AsyncIterable<Buffer>;
  }
}
