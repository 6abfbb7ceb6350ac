import { copyFile, link, mkdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { uploadWriter } from '#server/http/files/upload-writer.ts';
import { sweepFolder } from '#server/platform/files/incoming-folder.ts';
import { offsetConflict } from './offset-conflict.ts';
import type { PartialStore } from './partial-store.ts';

const twoDays = 48 * 60 * 60 * 1000;

interface Sender {
  content: IncomingMessage;
  done: Promise<unknown>;
}

const senders = new Map<string, Sender>();

/** One file a upload; its length is the truth, so nothing that arrived is lost to a kill. */
export function localPartialStore(dataDir: string): PartialStore {
  const folder = join(dataDir, 'drafts');
  const pathOf = ({ id }: { id: string }) => join(folder, id);

  const count: PartialStore['count'] = async (upload) => {
    await endSender(pathOf(upload));
    return lengthOf(pathOf(upload));
  };

  return {
    count,
    append: async (upload, from, content) => {
      const path = pathOf(upload);
      await mkdir(folder, { recursive: true });
      if ((await count(upload)) !== from || senders.has(path)) throw offsetConflict();
      const done = pipeline(content, uploadWriter(path, 'a'));
      senders.set(path, { content, done });
      await done.finally(() => senders.delete(path));
    },
    /** A second name for the same bytes: the upload keeps its own until we know what became of it. */
    collect: async (upload, path) => {
      await link(pathOf(upload), path).catch(() => copyFile(pathOf(upload), path));
    },
    remove: async (upload) => {
      await endSender(pathOf(upload));
      await rm(pathOf(upload), { force: true });
    },
    sweep: () => sweepFolder(folder, twoDays),
  };
}

async function endSender(path: string): Promise<void> {
  const sender = senders.get(path);
  sender?.content.destroy();
  await sender?.done.catch(() => undefined);
}

async function lengthOf(path: string): Promise<number> {
  return stat(path).then(
    ({ size }) => size,
    () => 0,
  );
}
