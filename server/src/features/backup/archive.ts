import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import tar from 'tar-stream';
import { isFileKey } from '#server/platform/files/content-type.ts';
import { entryNames } from './backup-format.ts';

export interface ArchiveWriter {
  add(name: string, content: Buffer): Promise<void>;
  addStream(name: string, size: number, content: Readable): Promise<void>;
  /** Adds the checksums and their signature, and gives the file its name. */
  finish(sign: (checksums: string) => string): Promise<void>;
  abort(): Promise<void>;
}

/** A tar file that is not there under its name before it is whole. It holds secrets: only its owner reads it. */
export function writeArchive(path: string): ArchiveWriter {
  const unfinished = `${path}.unfinished`;
  const pack = tar.pack();
  const output = createWriteStream(unfinished, { mode: 0o600, flush: true });
  const written = pipeline(pack, output);
  written.catch(() => undefined);
  const checksums: string[] = [];

  const addStream = async (name: string, size: number, content: Readable) => {
    const { hashing, digest } = hashingStream();
    const entry = pack.entry({ name, size, mode: 0o600 });
    await Promise.race([pipeline(content, hashing, entry), written]);
    checksums.push(`${digest()}  ${name}\n`);
  };
  const addBuffer = async (name: string, content: Buffer) => {
    checksums.push(`${createHash('sha256').update(content).digest('hex')}  ${name}\n`);
    const added = new Promise<void>((resolve, reject) => {
      pack.entry({ name, mode: 0o600 }, content, (error) => (error ? reject(error) : resolve()));
    });
    await Promise.race([added, written]);
  };
  return {
    add: addBuffer,
    addStream,
    finish: async (sign) => {
      const all = checksums.join('');
      await addBuffer(entryNames.checksums, Buffer.from(all));
      await addBuffer(entryNames.signature, Buffer.from(sign(all)));
      pack.finalize();
      await written;
      await rename(unfinished, path);
    },
    abort: async () => {
      pack.destroy();
      await written.catch(() => undefined);
      await rm(unfinished, { force: true });
    },
  };
}

export interface ArchiveEntry {
  name: string;
  size: number;
  stream: Readable;
  /** All of it, for the small ones. */
  content: () => Promise<Buffer>;
}

/** What a backup ends with. */
export interface Seal {
  checksums: string;
  /** Null in backups of before 0.3.0. */
  signature: string | null;
}

/**
 * The entries of a backup in their order; what is not read of one is skipped. At the end the checksums are compared: a
 * reader that got to it has read what was written.
 */
export async function* readArchive(source: Readable): AsyncGenerator<ArchiveEntry, Seal> {
  const extract = tar.extract();
  const extracted = pipeline(source, extract);
  extracted.catch(() => undefined);
  const found = new Map<string, string>();
  let checksums: string | null = null;
  try {
    for await (const entry of extract) {
      const { name, size, type } = entry.header;
      assertEntry(name, size, type, found);
      if (name === entryNames.checksums) {
        checksums = (await buffer(entry)).toString();
        compareChecksums(checksums, found);
      } else if (name === entryNames.signature && checksums !== null) {
        return { checksums, signature: (await buffer(entry)).toString() };
      } else if (checksums !== null) {
        throw new BackupError('The backup is damaged: it goes on behind its checksums.');
      } else {
        const { hashing, digest } = hashingStream();
        const stream = entry.pipe(hashing);
        entry.once('error', (error) => hashing.destroy(error));
        yield { name, size, stream, content: () => buffer(stream) };
        stream.resume();
        await finished(stream);
        found.set(name, digest());
      }
    }
  } catch (cause) {
    throw cause instanceof BackupError ? cause : new BackupError(unreadable, { cause });
  }
  if (checksums === null) throw new BackupError(unreadable);
  return { checksums, signature: null };
}

const megabyte = 1024 ** 2;
/** What is read into memory as a whole, and the compressed pieces of tables, which hold 8 MB of rows each. */
const sizeLimits: [name: RegExp, bytes: number][] = [
  [/^callboard\.json$|^SIGNATURE$/, megabyte],
  [/^(database|rows)\.json$/, 16 * megabyte],
  [/^SHA256SUMS$/, 256 * megabyte],
  [/^tables\/[a-z0-9_]+\.[a-z0-9_]+\/\d{6}\.copy\.gz$/, 64 * megabyte],
];

/** Only what a backup of ours has: plain files with names that lead nowhere else, each once, none too large. */
function assertEntry(
  name: string,
  size: number,
  type: string | null,
  found: Map<string, string>,
): void {
  const isStored =
    name.startsWith(entryNames.files) && isFileKey(name.slice(entryNames.files.length));
  const limit = isStored ? Number.POSITIVE_INFINITY : sizeLimits.find(([of]) => of.test(name))?.[1];
  if (type !== 'file' || limit === undefined || found.has(name)) {
    throw new BackupError(`The backup was not made by Callboard: it holds ${describeName(name)}.`);
  }
  if (size > limit) {
    throw new BackupError(`The backup was not made by Callboard: ${name} is too large.`);
  }
}

/** In ASCII and short: a name of the archive must not write into the terminal. */
const describeName = (name: string) => JSON.stringify(name.slice(0, 100)).replace(/[^ -~]/g, '?');

/** A sentence for the operator. */
export class BackupError extends Error {}

const unreadable =
  'This is not a whole backup: it ends too early, or it is another kind of file. Take another one.';

function compareChecksums(text: string, found: Map<string, string>): void {
  const lines = text.split('\n').filter((line) => line !== '');
  for (const line of lines) {
    const [expected, name = ''] = line.split('  ');
    if (found.get(name) === expected) continue;
    throw new BackupError(`The backup is damaged at ${name}: its checksum differs.`);
  }
  if (lines.length !== found.size) {
    throw new BackupError('The backup is damaged: it holds more than its checksums name.');
  }
}

function hashingStream() {
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  return { hashing, digest: () => hash.digest('hex') };
}
