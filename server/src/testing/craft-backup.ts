import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import tar, { type Header } from 'tar-stream';
import { signChecksums } from '../features/backup/signature.ts';

export interface Entry {
  header: Partial<Header> & Pick<Header, 'name'>;
  content: Buffer;
}

const ends = ['SHA256SUMS', 'SIGNATURE'];

/** A backup with other entries, whose checksums are right again; signed where a secret is given. */
export async function craftBackup(
  from: string,
  to: string,
  change: (entries: Entry[]) => Entry[],
  secret: Buffer | null,
): Promise<void> {
  const entries = change(await readEntries(from));
  const sums = entries.map(
    ({ header, content }) =>
      `${createHash('sha256').update(content).digest('hex')}  ${header.name}\n`,
  );
  const checksums = sums.join('');
  const pack = tar.pack();
  const written = pipeline(pack, createWriteStream(to));
  for (const { header, content } of entries)
    pack.entry({ ...header, size: content.length }, content);
  pack.entry({ name: 'SHA256SUMS' }, checksums);
  if (secret) pack.entry({ name: 'SIGNATURE' }, signChecksums(secret, checksums));
  pack.finalize();
  await written;
}

async function readEntries(path: string): Promise<Entry[]> {
  const extract = tar.extract();
  const read = pipeline(createReadStream(path), extract);
  const entries: Entry[] = [];
  for await (const entry of extract) {
    const { name } = entry.header;
    const content = await buffer(entry);
    if (!ends.includes(name)) entries.push({ header: { name, type: 'file' }, content });
  }
  await read;
  return entries;
}
