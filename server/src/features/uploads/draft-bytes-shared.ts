import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../../db/client.ts';
import type { FileStore } from '../../platform/file-store.ts';
import { filesOf } from '../../platform/files.ts';
import { addDraftPart } from './commands/drafts.ts';
import type { DraftBytes } from './draft-bytes.ts';
import { offsetConflict } from './offset-conflict.ts';
import type { Draft } from './queries.ts';

const partSize = 8 * 1024 * 1024;

/**
 * Parts in the shared store, so that any instance can go on where another stopped. A part counts once its row says so,
 * and only as the next one: a connection that was given up elsewhere can no longer write into the middle.
 */
export function sharedDraftBytes(db: Db): DraftBytes {
  const files = filesOf(db);

  const add = async (draft: Draft, content: Buffer) => {
    const part = { key: `drafts/${draft.id}/${randomUUID()}.part`, size: content.length };
    await files.put(part.key, content);
    if (await addDraftPart(db, draft.id, draft.parts.length, part)) {
      draft.parts.push(part);
      return;
    }
    await files.delete(part.key);
    throw offsetConflict();
  };

  return {
    count: async (draft) => sizeOf(draft),
    append: async (draft, from, content) => {
      if (sizeOf(draft) !== from) throw offsetConflict();
      let chunks: Buffer[] = [];
      let size = 0;
      const flush = async () => {
        if (size > 0) await add(draft, Buffer.concat(chunks));
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
    collect: (draft, path) =>
      pipeline(Readable.from(contentOf(files, draft)), createWriteStream(path)),
    remove: async ({ parts }) => {
      await Promise.all(parts.map(({ key }) => files.delete(key)));
    },
  };
}

/** Not destroyed when we stop in the middle: the connection must live to carry the answer. */
function chunksOf(content: IncomingMessage): AsyncIterable<Buffer> {
  return content.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>;
}

function sizeOf({ parts }: Draft): number {
  return parts.reduce((sum, { size }) => sum + size, 0);
}

async function* contentOf(files: FileStore, { parts }: Draft): AsyncGenerator<Buffer> {
  for (const { key } of parts) {
    const found = await files.get(key);
    if (!found) throw new Error(`The part ${key} is not there.`);
    yield* found.stream as AsyncIterable<Buffer>;
  }
}
