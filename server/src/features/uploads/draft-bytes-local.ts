import { copyFile, link, mkdir, rm, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { bodyFile } from '../../http/body-file.ts';
import type { DraftBytes } from './draft-bytes.ts';
import { offsetConflict } from './offset-conflict.ts';

interface Sender {
  content: IncomingMessage;
  done: Promise<unknown>;
}

const senders = new Map<string, Sender>();

export function draftFolder(dataDir: string): string {
  return join(dataDir, 'drafts');
}

/** One file a draft; its length is the truth, so nothing that arrived is lost to a kill. */
export function localDraftBytes(dataDir: string): DraftBytes {
  const folder = draftFolder(dataDir);
  const pathOf = ({ id }: { id: string }) => join(folder, id);

  const count: DraftBytes['count'] = async (draft) => {
    await endSender(pathOf(draft));
    return lengthOf(pathOf(draft));
  };

  return {
    count,
    append: async (draft, from, content) => {
      const path = pathOf(draft);
      await mkdir(folder, { recursive: true });
      if ((await count(draft)) !== from || senders.has(path)) throw offsetConflict();
      const done = pipeline(content, bodyFile(path, 'a'));
      senders.set(path, { content, done });
      await done.finally(() => senders.delete(path));
    },
    /** A second name for the same bytes: the draft keeps its own until we know what became of it. */
    collect: async (draft, path) => {
      await link(pathOf(draft), path).catch(() => copyFile(pathOf(draft), path));
    },
    remove: async (draft) => {
      await endSender(pathOf(draft));
      await rm(pathOf(draft), { force: true });
    },
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
